import { Readable } from 'node:stream';
import { brand } from '@goldbraun/shared/brand/brand';
import { calendarFile, calendarName, calendarType } from '../../answer-date/calendar-file.ts';
import { dayInWords } from '../../answer-date/day.ts';
import { documentsPage } from '../../offer/documents.ts';
import { wantsDocuments } from '../../offer/offer.ts';
import { laenderOf } from '../../regions/region.ts';
import { afterSending } from '../../text/de/after-sending.ts';
import type { Config } from '../config.ts';
import type { OfferRow } from '../store/tables.ts';
import { type Block, letterHtml, letterText } from './letter.ts';
import type { Mail, MailAttachment } from './mail.ts';

/** What goes with it: the token of the link to add documents, and the calendar file unless a mail server has refused that. */
export type ConfirmationParts = { token: string; withCalendar: boolean };

/**
 * The confirmation to the sender. It repeats nothing that was typed in, not even the name: otherwise anybody could
 * have us send their words to anybody.
 */
export function confirmationMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>,
  messageId: string,
  offer: OfferRow,
  { token, withCalendar }: ConfirmationParts,
): Mail {
  const subject = `[${offer.reference}] Ihre Nachricht an ${brand.department}`;
  const blocks = content(offer, config.PUBLIC_URL + documentsPage(token));
  return {
    messageId,
    date: new Date(offer.created_at),
    from: config.MAIL_FROM,
    to: [{ name: '', address: offer.email }],
    subject,
    text: letterText(blocks),
    html: letterHtml(subject, blocks),
    // RFC 3834: keeps out-of-office notes and other robots from answering.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    attachments: withCalendar && offer.answer_by ? [calendar(offer)] : [],
  };
}

const content = (offer: OfferRow, link: string): Block[] => [
  { text: 'Guten Tag,' },
  {
    text: 'vielen Dank für Ihre Nachricht. Wir bearbeiten Ihre Anfrage umgehend und melden uns wieder bei Ihnen.',
  },
  {
    rows: [
      { label: 'Vorgang', value: offer.reference },
      { label: 'Betreff', value: offer.subject },
      ...(offer.answer_by ? [{ label: 'Antwort bis', value: dayInWords(offer.answer_by) }] : []),
    ],
  },
  ...(offer.answer_by ? [{ text: afterSending.answer.rule(laenderOf(offer.region)) }] : []),
  ...(wantsDocuments(offer.subject) ? documents(link) : []),
  {
    text: 'Bitte nennen Sie die Vorgangsnummer, wenn Sie sich zu dieser Anfrage melden. Haben Sie uns nicht geschrieben, dann hat jemand Ihre Adresse versehentlich angegeben; Sie brauchen nichts zu tun.',
  },
  {
    text: [
      'Freundliche Grüße',
      brand.company,
      `${brand.address.street}, ${brand.address.postcode} ${brand.address.town}`,
      `Telefon: ${brand.phone.display}`,
    ].join('\n'),
  },
];

function documents(link: string): Block[] {
  const { title, text, items } = afterSending.documents;
  return [
    {
      text: [`${title}. ${text}`, ...items.map(({ name, where }) => `– ${name}: ${where}`)].join('\n'),
    },
    { text: afterSending.add.mail },
    { rows: [{ label: 'Nachreichen', value: link, href: link }] },
  ];
}

const calendar = ({ reference, answer_by, created_at }: OfferRow): MailAttachment => ({
  filename: calendarName(reference),
  contentType: calendarType,
  open: async () => Readable.from([calendarFile(reference, answer_by, new Date(created_at))]),
});
