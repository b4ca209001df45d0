import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { regionalContacts } from '../text/de/regional-contacts.ts';
import { vcardOf } from './vcard.ts';

const folder = join(import.meta.dirname, '../asset/vcards');
const fileOf = (address: string) => readFileSync(join(import.meta.dirname, '..', address), 'utf8');

describe('the business cards', () => {
  it.each(regionalContacts)(
    'of $name is the file that its address names, as vcards/write.ts writes it',
    (contact) => {
      expect(fileOf(contact.vcard)).toBe(vcardOf(contact));
    },
  );

  it('are eleven, one for each person and none of somebody who has left', () => {
    expect(readdirSync(folder).sort()).toEqual(regionalContacts.map(({ vcard }) => basename(vcard)).sort());
    expect(readdirSync(folder)).toHaveLength(11);
  });

  it('say who somebody is in lines that every address book reads', () => {
    const [petersen] = regionalContacts;
    expect(fileOf(petersen?.vcard ?? '').split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Petersen;Inken;;;',
      'FN:Inken Petersen',
      'ORG:Goldbraun Immobilien GmbH',
      'TITLE:Ansprechperson Region 1',
      'NOTE:Schleswig-Holstein und Hamburg',
      'TEL;TYPE=WORK,VOICE:+4989123456721',
      'EMAIL;TYPE=INTERNET:inken.petersen@goldbraun.example',
      'ADR;TYPE=WORK:;;Goldbraunallee 1;München;;81829;Deutschland',
      'URL:https://immobilien.goldbraun.example',
      'END:VCARD',
      '',
    ]);
    for (const { vcard } of regionalContacts) {
      const bytes = fileOf(vcard)
        .split('\r\n')
        .map((line) => Buffer.byteLength(line));
      expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    }
  });

  it('let no sign of a name or an area end a value', () => {
    const [contact] = regionalContacts;
    if (!contact) throw new Error('there is nobody');
    const card = vcardOf({ ...contact, name: 'A, B; C', area: 'x\\y\nEND:VCARD' });
    expect(card).toContain('FN:A\\, B\\; C\r\n');
    expect(card).toContain('NOTE:x\\\\y\\nEND:VCARD\r\n');
  });
});
