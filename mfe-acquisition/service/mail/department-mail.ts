import { attachmentLimits } from '../../offer/offer.ts';
import type { Config } from '../config.ts';
import type { AttachmentRow, OfferRow } from '../store/tables.ts';
import { headerText } from './header-text.ts';
import type { Mail } from './mail.ts';

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});
const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** The mail to the department: everything that was sent, labelled, with the attachment under the reference's name. */
export function departmentMail(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>,
  messageId: string,
  offer: OfferRow,
  attachment: (AttachmentRow & { path: string }) | null,
): Mail {
  const name = headerText(`${offer.first_name} ${offer.last_name}`);
  return {
    messageId,
    date: new Date(offer.created_at),
    from: config.MAIL_FROM,
    to: config.MAIL_TO,
    replyTo: { name, address: offer.email },
    subject: `[${offer.reference}] ${headerText(offer.subject)} – ${headerText(offer.company)}`,
    text: body(offer, attachment),
    headers: {},
    attachments: attachment
      ? [
          {
            filename: `${offer.reference}.${attachment.kind}`,
            contentType: attachmentLimits.types[attachment.kind].mime,
            path: attachment.path,
          },
        ]
      : [],
  };
}

function body(offer: OfferRow, attachment: AttachmentRow | null): string {
  const lines = [
    ['Vorgang', offer.reference],
    ['Eingegangen', moment.format(new Date(offer.created_at))],
    ['Betreff', offer.subject],
    ['Anrede', offer.salutation || '–'],
    ['Vorname', offer.first_name],
    ['Nachname', offer.last_name],
    ['Firma', offer.company],
    ['E-Mail', offer.email],
    ['Telefon', offer.phone],
    ['Datenschutz', 'akzeptiert'],
    ['Anhang', attachment ? describe(attachment) : '–'],
  ];
  const table = lines.map(([label, value]) => `${`${label}:`.padEnd(14)}${value}`).join('\n');
  return `${table}\n\nNachricht:\n${offer.message || '–'}\n`;
}

function describe({ original_name, bytes, sha256 }: AttachmentRow): string {
  const size = megabytes.format(bytes / 1024 / 1024);
  return `${headerText(original_name)} (${size} MB)\n${'SHA-256:'.padEnd(14)}${sha256}`;
}
