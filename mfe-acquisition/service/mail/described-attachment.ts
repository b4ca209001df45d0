import { attachmentLimits } from '../../offer/offer.ts';
import type { AttachmentRow } from '../store/tables.ts';
import { attachmentName } from './attachment-name.ts';
import { headerText } from './header-text.ts';
import type { MailAttachment } from './mail.ts';
import { mayBeSent } from './offer-notes.ts';

/** An attachment, and whether the mail server has refused the mail with it. */
export type DescribedAttachment = AttachmentRow & { refused: boolean; open: MailAttachment['open'] };

const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** What a mail to the department says of an attachment. */
export function attachmentRows({
  original_name,
  bytes,
  sha256,
}: AttachmentRow): { label: string; value: string }[] {
  const size = megabytes.format(bytes / 1024 / 1024);
  return [
    { label: 'Anhang', value: `${headerText(original_name)} (${size}\u00A0MB)` },
    { label: 'SHA-256', value: sha256 },
  ];
}

/** The file as it goes with a mail, under the reference's name; none if it may not be sent. */
export const attachedFile = (reference: string, attachment: DescribedAttachment): MailAttachment[] =>
  mayBeSent(attachment)
    ? [
        {
          filename: attachmentName(reference, attachment),
          contentType: attachmentLimits.types[attachment.kind].mime,
          open: attachment.open,
        },
      ]
    : [];
