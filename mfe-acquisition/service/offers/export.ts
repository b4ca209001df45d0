import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import type { StoredOffer } from '../store/archive-store.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';
import { searchOf, searchOptions } from './list.ts';

/**
 * `export --csv [--since …]` writes a table; `export <folder> [--since …]` writes it to the folder as `offers.csv`, with
 * the attachments beside it under their references.
 */
export const exportOffers: Command = async ({ archive, attachments }, args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...searchOptions, csv: { type: 'boolean' } },
  });
  const [folder] = positionals;
  if (Boolean(folder) === Boolean(values.csv))
    throw new CommandFault('export either to a folder or as --csv');
  const offers = await archive.list(searchOf(values));
  if (!folder) return table(offers).trimEnd();
  await mkdir(folder, { recursive: true });
  for (const { offer, attachment } of offers) {
    if (!attachment) continue;
    const file = await attachments.open(offer.id);
    await pipeline(file, createWriteStream(join(folder, fileName(offer.reference, attachment.kind))));
  }
  await writeFile(join(folder, 'offers.csv'), table(offers));
  return `${offers.length} ${offers.length === 1 ? 'offer' : 'offers'} in ${resolve(folder)}`;
};

const fileName = (reference: string, kind: string) => `${reference}.${kind}`;

/** As German spreadsheets open it: semicolons, a byte order mark, and no cell that a spreadsheet would calculate. */
function table(offers: StoredOffer[]): string {
  const rows = offers.map(({ offer, attachment, mails }) => ({
    Vorgang: offer.reference,
    Eingegangen: offer.created_at,
    Betreff: offer.subject,
    Anrede: offer.salutation,
    Vorname: offer.first_name,
    Nachname: offer.last_name,
    Firma: offer.company,
    'E-Mail': offer.email,
    Telefon: offer.phone,
    Nachricht: offer.message,
    Verdacht: offer.suspicion,
    Anhang: attachment ? fileName(offer.reference, attachment.kind) : '',
    Dateiname: attachment?.original_name ?? '',
    Bytes: attachment?.bytes ?? '',
    'SHA-256': attachment?.sha256 ?? '',
    Vermerke: attachment ? [attachment.remarks, attachment.finding].filter(Boolean).join(' ') : '',
    Zugestellt: mails.find(({ kind }) => kind === 'department')?.sent_at ?? '',
  }));
  return stringify(rows, { header: true, bom: true, delimiter: ';', escape_formulas: true });
}
