/** Writes the business cards of the eleven as files, again after each change of them: `node mfe-acquisition/vcards/write.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { regionalContacts } from '../text/de/regional-contacts.ts';
import { vcardOf } from './vcard.ts';

for (const contact of regionalContacts) {
  const file = join(import.meta.dirname, '..', contact.vcard);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, vcardOf(contact));
}
