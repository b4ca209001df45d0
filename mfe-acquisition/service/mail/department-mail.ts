import { dayInWords } from '../../answer-date/day.ts';
import { contactOf } from '../../regions/contact-of.ts';
import type { RegionalContact } from '../../text/de/regional-contacts.ts';
import type { Config } from '../config.ts';
import { findingRows } from '../offers/verdict.ts';
import type { OfferRow } from '../store/tables.ts';
import { attachedFile, attachmentRows, type DescribedAttachment } from './described-attachment.ts';
import { germanMoment } from './german-moment.ts';
import { headerText } from './header-text.ts';
import { type Block, letterHtml, letterText } from './letter.ts';
import type { Mail } from './mail.ts';
import { offerNotes } from './offer-notes.ts';

/**
 * The mail to the department: everything that was sent, labelled, with the attachment under the reference's name. The person of
 * the region gets a copy, at the address of our own table: no visitor can name another.
 */
export function departmentMail(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>,
  messageId: string,
  offer: OfferRow,
  attachment: DescribedAttachment | null,
): Mail {
  const subject = `[${offer.reference}] ${headerText(offer.subject)} – ${headerText(offer.company)}`;
  const contact = contactOf(offer.region);
  const blocks = content(offer, contact, attachment);
  return {
    messageId,
    date: new Date(offer.created_at),
    from: config.MAIL_FROM,
    to: config.MAIL_TO,
    cc: contact ? [{ name: contact.name, address: contact.email }] : [],
    replyTo: { name: headerText(`${offer.first_name} ${offer.last_name}`), address: offer.email },
    subject,
    text: letterText(blocks),
    html: letterHtml(subject, blocks),
    // For the rules of the department's mail program; the mail itself goes to the same people.
    headers: offer.suspicion ? { 'X-Spam-Flag': 'YES' } : {},
    attachments: attachment ? attachedFile(offer.reference, attachment) : [],
  };
}

function content(
  offer: OfferRow,
  contact: RegionalContact | null,
  attachment: DescribedAttachment | null,
): Block[] {
  return [
    ...offerNotes(offer, attachment).map((note) => ({ note })),
    {
      rows: [
        { label: 'Vorgang', value: offer.reference },
        { label: 'Eingegangen', value: germanMoment(offer.created_at) },
        ...(offer.answer_by ? [{ label: 'Antwort bis', value: dayInWords(offer.answer_by) }] : []),
        { label: 'Betreff', value: offer.subject },
        { label: 'Anrede', value: offer.salutation || '–' },
        { label: 'Vorname', value: offer.first_name },
        { label: 'Nachname', value: offer.last_name },
        { label: 'Firma', value: offer.company },
        { label: 'E-Mail', value: offer.email, href: `mailto:${encodeURIComponent(offer.email)}` },
        { label: 'Telefon', value: offer.phone },
        { label: 'Region', value: contact ? `${offer.region}, ${contact.formalName} (in Kopie)` : '–' },
        ...findingRows(offer.message),
        { label: 'Datenschutz', value: 'akzeptiert' },
        ...(attachment ? attachmentRows(attachment) : [{ label: 'Anhang', value: '–' }]),
      ],
    },
    { label: 'Nachricht', long: offer.message || '–' },
  ];
}
