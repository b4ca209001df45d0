import type { MailAddress } from '../config.ts';

/** A mail as the transports take it; a subset of nodemailer's options that can't name a file or a URL to fetch. */
export type Mail = {
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; path: string }[];
};

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
