import { brand } from '@goldbraun/shared/brand/brand';
import type { Config } from '../config.ts';
import type { OfferRow } from '../store/tables.ts';
import { type Block, letterHtml, letterText } from './letter.ts';
import type { Mail } from './mail.ts';

/**
 * The confirmation to the sender. It repeats nothing that was typed in, not even the name: otherwise anybody could
 * have us send their words to anybody.
 */
export function confirmationMail(
  config: Pick<Config, 'MAIL_FROM'>,
  messageId: string,
  offer: OfferRow,
): Mail {
  const subject = `[${offer.reference}] Ihre Nachricht an ${brand.department}`;
  const blocks = content(offer);
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
    attachments: [],
  };
}

const content = ({ reference, subject }: OfferRow): Block[] => [
  { text: 'Guten Tag,' },
  {
    text: 'vielen Dank für Ihre Nachricht. Wir bearbeiten Ihre Anfrage umgehend und melden uns wieder bei Ihnen.',
  },
  {
    rows: [
      { label: 'Vorgang', value: reference },
      { label: 'Betreff', value: subject },
    ],
  },
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
