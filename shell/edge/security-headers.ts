import type { OutgoingHttpHeaders } from 'node:http';
import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems';
import type { InlineHashes } from '../composer/documents/composed-page.ts';

/**
 * Names of the Trusted Types policies that the site's scripts may create: the text table's; those by which addresses become scripts whose
 * hashes are checked, first and later ones; and the one by which DOMPurify cleans what the lightbox assigns to innerHTML (`default`, and
 * `dompurify` for DOMPurify itself).
 */
const trustedTypesPolicies = ['goldbraun', 'goldbraun-begin', 'goldbraun-late', 'default', 'dompurify'];

/** Headers that every answer carries. */
export function commonHeaders(secure: boolean): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': filePolicy(secure),
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Where a consent provider's script may load from and talk to: Usercentrics has many hosts, others get one. */
function providerSource(script: string): string {
  const { hostname, origin } = new URL(script);
  return hostname.endsWith('.usercentrics.eu') ? 'https://*.usercentrics.eu' : origin;
}

const joined = (directives: (string | string[])[], secure: boolean): string =>
  [
    ...directives.map((directive) => [directive].flat().join(' ')),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/**
 * The policy of whatever is no page and no document: nothing of it runs, or loads anything. Where a browser shows a file
 * by itself, as it does pictures and PDFs, its own viewer is styled inline, and one of them is a plugin of the page.
 */
export const filePolicy = (secure: boolean, type = ''): string =>
  joined(
    [
      "default-src 'none'",
      ...(/^(image|video)\/|\/pdf$/.test(type) ? ["style-src 'unsafe-inline'", "img-src 'self' data:"] : []),
      ...(type.startsWith('video/') ? ["media-src 'self'"] : []),
      ...(type === 'application/pdf' ? ["object-src 'self'"] : []),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ],
    secure,
  );

/**
 * The policy of a page. Its one inline script and its styles are allowed by their hashes and not by a nonce, because a
 * page with a nonce can't be cached. An outside system adds exactly its own origin.
 */
export function contentSecurityPolicy(
  { script, styles }: InlineHashes,
  secure: boolean,
  { panorama, consent }: OutsideSystems = {},
): string {
  const provider = consent ? [providerSource(consent.script)] : [];
  return joined(
    [
      "default-src 'self'",
      ["script-src 'self'", `'${script}'`, ...provider],
      // A provider's panel brings style elements of its own, which the operator chose together with it.
      // Beside hashes it would count for nothing.
      ["style-src 'self'", ...(consent ? ["'unsafe-inline'"] : styles.map((hash) => `'${hash}'`))],
      ["img-src 'self' data:", ...provider],
      "font-src 'self'",
      ["connect-src 'self'", ...provider],
      ["frame-src 'self'", ...(panorama ? [new URL(panorama).origin] : [])],
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      // A provider's script knows nothing of Trusted Types; it would stop at its first element.
      ...(consent ? [] : ["require-trusted-types-for 'script'"]),
      `trusted-types ${trustedTypesPolicies.join(' ')}`,
    ],
    secure,
  );
}

/**
 * The policy of a document that a remote brings along whole, such as the panorama tour: it may stand in a frame of
 * this site, and reach this site alone. Its scripts may set up the one `default` policy of Trusted Types.
 */
export const documentSecurityPolicy = (secure: boolean): string =>
  joined(
    [
      "default-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ],
    secure,
  );
