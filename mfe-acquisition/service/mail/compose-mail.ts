import type { AttachmentStore } from '../attachment/attachment-store.ts';
import type { Config } from '../config.ts';
import type { OfferStore } from '../store/offer-store.ts';
import type { OutboxRow } from '../store/tables.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { departmentMail } from './department-mail.ts';
import type { Mail } from './mail.ts';

/** Makes the mail that a row of the outbox stands for. */
export function composeMail(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>,
  store: Pick<OfferStore, 'load'>,
  attachments: Pick<AttachmentStore, 'open'>,
) {
  return async ({ kind, offer_id, message_id, without_attachment }: OutboxRow): Promise<Mail> => {
    const { offer, attachment } = await store.load(offer_id);
    if (kind === 'confirmation') return confirmationMail(config, message_id, offer);
    const file = attachment && {
      ...attachment,
      refused: without_attachment === 1,
      open: () => attachments.open(offer_id),
    };
    return departmentMail(config, message_id, offer, file);
  };
}
