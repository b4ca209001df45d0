import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { storedId } from '../attachment/attachment-store.ts';
import { attachmentName } from '../mail/attachment-name.ts';
import type { StoredOffer } from '../store/archive-store.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';
import { copyAttachment } from './copy-attachment.ts';
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
  for (const { offer, attachment, documents } of offers) {
    for (const row of attachment ? [attachment, ...documents] : documents) {
      const file = await attachments.open(storedId(row), row);
      await copyAttachment(file, join(folder, attachmentName(offer.reference, row)));
    }
  }
  await writeFile(join(folder, 'offers.csv'), table(offers), { mode: 0o600 });
  return `${offers.length} ${offers.length === 1 ? 'offer' : 'offers'} in ${resolve(folder)}`;
};

/** As German spreadsheets open it: semicolons, a byte order mark, and no cell that a spreadsheet would calculate. */
function table(offers: StoredOffer[]): string {
  const rows = offers.map(({ offer, attachment, documents, mails }) => ({
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
    Region: offer.region,
    Verdacht: offer.suspicion,
    Anhang: attachment ? attachmentName(offer.reference, attachment) : '',
    Dateiname: attachment?.original_name ?? '',
    Bytes: attachment?.bytes ?? '',
    'SHA-256': attachment?.sha256 ?? '',
    Vermerke: attachment ? [attachment.remarks, attachment.finding].filter(Boolean).join(' ') : '',
    Nachgereicht: documents.map((row) => attachmentName(offer.reference, row)).join(' '),
    'Antwort bis': offer.answer_by,
    Zugestellt: mails.find(({ kind }) => kind === 'department')?.sent_at ?? '',
  }));
  return stringify(rows, { header: true, bom: true, delimiter: ';', escape_formulas: true });
}
