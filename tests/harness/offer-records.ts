import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { AttachmentRow, MailKind, OfferRow } from '../../mfe-acquisition/service/store/tables.ts';

/** A stored offer with what is known of its attachment. */
export type StoredOffer = OfferRow &
  Partial<Pick<AttachmentRow, 'kind' | 'original_name' | 'bytes' | 'sha256'>>;

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** A company that no other test writes, to find the offer of this one by. */
export const newCompany = (): string => `Groß & Söhne ${randomBytes(4).toString('hex')}`;

/** The offers of a company, as they stand in the site's database. */
export function offersOf(data: string, company: string): StoredOffer[] {
  const database = new DatabaseSync(join(data, 'offers.sqlite'), { readOnly: true });
  try {
    const query = database.prepare(
      `select offer.*, kind, original_name, bytes, sha256
       from offer left join attachment on offer_id = offer.id and number = 0 where company = ?`,
    );
    return query.all(company) as unknown as StoredOffer[];
  } finally {
    database.close();
  }
}

/** The documents that were added to an offer, in order. */
export function documentsOf(data: string, reference: string): AttachmentRow[] {
  const database = new DatabaseSync(join(data, 'offers.sqlite'), { readOnly: true });
  try {
    const query = database.prepare(
      `select attachment.* from attachment join offer on offer_id = offer.id
       where reference = ? and number > 0 order by number`,
    );
    return query.all(reference) as unknown as AttachmentRow[];
  } finally {
    database.close();
  }
}

/** The file of an offer, or of a document that was added to one, by its id. */
export const storedFile = (data: string, id: string): Buffer => readFileSync(join(data, 'attachments', id));

/** One of the mails of an offer, as soon as it has been delivered. */
export async function mailOf(
  data: string,
  reference: string,
  kind: Exclude<MailKind, 'document'> | `document-${number}`,
): Promise<Email> {
  const path = join(data, 'mail', `${reference}.${kind}.eml`);
  await expect.poll(() => existsSync(path), { message: `the ${kind} mail` }).toBe(true);
  return PostalMime.parse(readFileSync(path));
}
