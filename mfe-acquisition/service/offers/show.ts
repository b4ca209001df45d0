import { attachmentNotes, offerNotes } from '../mail/offer-notes.ts';
import type { StoredOffer } from '../store/archive-store.ts';
import type { AttachmentRow, OutboxRow } from '../store/tables.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';
import type { Archive } from './open-archive.ts';

/** `show VK-…`: everything that is known of an offer, after what the department was told before it. */
export const show: Command = async (places, [reference, ...rest]) => {
  if (rest.length > 0) throw new CommandFault('show takes one reference');
  const { offer, attachment, documents, mails } = await findOffer(places, reference);
  const sections = [offer, attachment ?? {}, ...documents, ...mails].map((row) =>
    Object.entries(row)
      .filter(([, value]) => value !== null && value !== '')
      .map(
        ([name, value]) => `${`${name}:`.padEnd(20)}${String(value).replaceAll('\n', `\n${' '.repeat(20)}`)}`,
      )
      .join('\n'),
  );
  const described = [attachment, ...documents].map(
    (one) => one && { ...one, refused: isStripped(one, mails) },
  );
  const [file = null, ...added] = described;
  const notes = [
    ...offerNotes(offer, file),
    ...added.flatMap((one) => (one ? attachmentNotes(offer, one) : [])),
  ].map((note) => `Hinweis: ${note}`);
  return [...notes, ...sections.filter(Boolean)].join('\n\n');
};

const isStripped = ({ number }: AttachmentRow, mails: OutboxRow[]) =>
  mails.some(
    ({ kind, attachment_number, without_attachment }) =>
      kind !== 'confirmation' && attachment_number === number && without_attachment === 1,
  );

/** @throws CommandFault if there is no such offer */
export async function findOffer({ archive }: Archive, reference: string | undefined): Promise<StoredOffer> {
  if (!reference) throw new CommandFault('which offer? Give its reference, like VK-261120-ABCD-2345');
  const found = await archive.find(reference.toUpperCase());
  if (!found) throw new CommandFault(`there is no offer ${reference}`);
  return found;
}
