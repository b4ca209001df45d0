import { attachmentLimits } from '../../offer/offer.ts';
import type { Config } from '../config.ts';
import type { AttachmentRow, OfferRow } from '../store/tables.ts';
import { headerText } from './header-text.ts';
import { type Block, letterHtml, letterText } from './letter.ts';
import type { Mail, MailAttachment } from './mail.ts';
import { mayBeSent, offerNotes } from './offer-notes.ts';

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});
const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** An attachment, and whether the mail server has refused the mail with it. */
type DescribedAttachment = AttachmentRow & { refused: boolean; open: MailAttachment['open'] };

/** The mail to the department: everything that was sent, labelled, with the attachment under the reference's name. */
export function departmentMail(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>,
  messageId: string,
  offer: OfferRow,
  attachment: DescribedAttachment | null,
): Mail {
  const subject = `[${offer.reference}] ${headerText(offer.subject)} – ${headerText(offer.company)}`;
  const blocks = content(offer, attachment);
  return {
    messageId,
    date: new Date(offer.created_at),
    from: config.MAIL_FROM,
    to: config.MAIL_TO,
    replyTo: { name: headerText(`${offer.first_name} ${offer.last_name}`), address: offer.email },
    subject,
    text: letterText(blocks),
    html: letterHtml(subject, blocks),
    // For the rules of the department's mail program; the mail itself goes to the same people.
    headers: offer.suspicion ? { 'X-Spam-Flag': 'YES' } : {},
    attachments:
      attachment && mayBeSent(attachment)
        ? [
            {
              filename: `${offer.reference}.${attachment.kind}`,
              contentType: attachmentLimits.types[attachment.kind].mime,
              open: attachment.open,
            },
          ]
        : [],
  };
}

function content(offer: OfferRow, attachment: DescribedAttachment | null): Block[] {
  return [
    ...offerNotes(offer, attachment).map((note) => ({ note })),
    {
      rows: [
        { label: 'Vorgang', value: offer.reference },
        { label: 'Eingegangen', value: moment.format(new Date(offer.created_at)) },
        { label: 'Betreff', value: offer.subject },
        { label: 'Anrede', value: offer.salutation || '–' },
        { label: 'Vorname', value: offer.first_name },
        { label: 'Nachname', value: offer.last_name },
        { label: 'Firma', value: offer.company },
        { label: 'E-Mail', value: offer.email, href: `mailto:${encodeURIComponent(offer.email)}` },
        { label: 'Telefon', value: offer.phone },
        { label: 'Datenschutz', value: 'akzeptiert' },
        ...(attachment ? describe(attachment) : [{ label: 'Anhang', value: '–' }]),
      ],
    },
    { label: 'Nachricht', long: offer.message || '–' },
  ];
}

function describe({ original_name, bytes, sha256 }: AttachmentRow): { label: string; value: string }[] {
  const size = megabytes.format(bytes / 1024 / 1024);
  return [
    { label: 'Anhang', value: `${headerText(original_name)} (${size}\u00A0MB)` },
    { label: 'SHA-256', value: sha256 },
  ];
}
