import { brand } from '@goldbraun/shared/brand/brand';
import type { RegionalContact } from '../text/de/regional-contacts.ts';

/** A text as it may stand in a value: what would end or part it is escaped. */
const escaped = (text: string) => text.replaceAll(/[\\,;]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/**
 * A person as a business card (vCard 3.0, RFC 2426): the version that address books of all ages read. Lines end with CR LF; none
 * is so long that it would have to be folded.
 */
export function vcardOf({ name, region, area, phone, email }: RegionalContact): string {
  const [given = '', ...family] = name.split(' ');
  const { street, town, postcode } = brand.address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family.join(' '), given, '', '', ''].map(escaped).join(';')}`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(brand.company)}`,
    `TITLE:${escaped(`Ansprechperson ${region.replace('\u00a0', ' ')}`)}`,
    `NOTE:${escaped(area)}`,
    `TEL;TYPE=WORK,VOICE:${phone.e164}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    `ADR;TYPE=WORK:${['', '', street, town, '', postcode, 'Deutschland'].map(escaped).join(';')}`,
    `URL:${brand.site}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
