import { type AttachmentStore, storedId } from '../attachment/attachment-store.ts';
import type { Config } from '../config.ts';
import type { DocumentsLinks } from '../documents-link.ts';
import type { OfferStore } from '../store/offer-store.ts';
import type { OutboxRow } from '../store/tables.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { departmentMail } from './department-mail.ts';
import { documentMail } from './document-mail.ts';
import type { Mail } from './mail.ts';

/** Makes the mail that a row of the outbox stands for. */
export function composeMail(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_TO' | 'PUBLIC_URL'>,
  store: Pick<OfferStore, 'load'>,
  attachments: Pick<AttachmentStore, 'open'>,
  links: Pick<DocumentsLinks, 'tokenOf'>,
) {
  return async ({ kind, offer_id, message_id, ...row }: OutboxRow): Promise<Mail> => {
    const { offer, attachment } = await store.load(offer_id, row.attachment_number);
    const refused = row.without_attachment === 1;
    if (kind === 'confirmation') {
      return confirmationMail(config, message_id, offer, {
        token: links.tokenOf(offer),
        withCalendar: !refused,
      });
    }
    const file = attachment && {
      ...attachment,
      refused,
      open: () => attachments.open(storedId(attachment), attachment),
    };
    if (kind === 'department') return departmentMail(config, message_id, offer, file);
    if (!file) throw new Error('the document is gone');
    return documentMail(config, message_id, offer, file);
  };
}
