import type { Readable } from 'node:stream';
import type { MailAddress } from '../config.ts';

/** A mail as the transports take it; a subset of nodemailer's options that can't name a file or a URL to fetch. */
export type Mail = {
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress[];
  cc?: MailAddress[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: MailAttachment[];
};

/** A file that goes with a mail, opened each time that it is sent. */
export type MailAttachment = { filename: string; contentType: string; open: () => Promise<Readable> };

/** Sends one mail. Throws a `MailFault` when it was not handed over. */
export type Deliver = (mail: Mail) => Promise<void>;

/** A mail that was not handed over: `permanent` when sending it again can't help. `message` has no personal data. */
export class MailFault extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.permanent = permanent;
  }
}
