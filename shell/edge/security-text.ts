import { brand } from '@goldbraun/shared/brand/brand';

/** Where whoever has found a hole is told whom to write to (https://www.rfc-editor.org/rfc/rfc9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** Until when somebody stands behind it; a test fails a month before, and one year is the most that the RFC advises. */
export const SECURITY_EXPIRES = '2027-10-31T22:00:00.000Z';

/** The text at {@link SECURITY_TEXT}. */
export const securityText = (publicUrl: string): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${SECURITY_EXPIRES}`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}${SECURITY_TEXT}`,
    '',
  ].join('\n');
