import type { Config } from '../config.ts';
import type { OfferRow } from '../store/tables.ts';
import { attachedFile, attachmentRows, type DescribedAttachment } from './described-attachment.ts';
import { germanMoment } from './german-moment.ts';
import { headerText } from './header-text.ts';
import { type Block, letterHtml, letterText } from './letter.ts';
import type { Mail } from './mail.ts';
import { attachmentNotes } from './offer-notes.ts';

/** The mail to the department with a document that was added to an offer later. */
export function documentMail(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>,
  messageId: string,
  offer: OfferRow,
  document: DescribedAttachment,
): Mail {
  const subject = `[${offer.reference}] Nachgereichte Unterlage ${document.number} – ${headerText(offer.company)}`;
  const blocks: Block[] = [
    ...attachmentNotes(offer, document).map((note) => ({ note })),
    {
      rows: [
        { label: 'Vorgang', value: offer.reference },
        { label: 'Unterlage', value: `Nr. ${document.number}, über den Link aus der Bestätigung` },
        { label: 'Eingegangen', value: germanMoment(document.received_at) },
        { label: 'Angebot vom', value: germanMoment(offer.created_at) },
        { label: 'Firma', value: offer.company },
        ...attachmentRows(document),
      ],
    },
  ];
  return {
    messageId,
    date: new Date(document.received_at),
    from: config.MAIL_FROM,
    to: config.MAIL_TO,
    replyTo: { name: headerText(`${offer.first_name} ${offer.last_name}`), address: offer.email },
    subject,
    text: letterText(blocks),
    html: letterHtml(subject, blocks),
    // Mail programs show it below the mail with the offer.
    headers: {
      References: messageId.replace(/\.document-\d+@/, '.department@'),
      ...(offer.suspicion ? { 'X-Spam-Flag': 'YES' } : {}),
    },
    attachments: attachedFile(offer.reference, document),
  };
}
