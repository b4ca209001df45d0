import { createTransport } from 'nodemailer';
import { type Deliver, MailFault } from './mail.ts';
import { withMessage } from './with-message.ts';

/** How long the server may be silent, in milliseconds. The lease of a mail must be longer. */
export const smtpTimeout = 60_000;

// What the server says about this mail. A 5xx to a greeting or a login is about us, and may be mended.
const aboutTheMail = ['EENVELOPE', 'EMESSAGE'];

/** Sends mails to the server of an `smtp://` or `smtps://` URL. */
export function deliverBySmtp(url: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: smtpTimeout,
  });
  return async (mail) => {
    try {
      await withMessage(mail, (options) => transport.sendMail(options));
    } catch (error) {
      const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
      const permanent = aboutTheMail.includes(code) && responseCode >= 500;
      throw new MailFault(`${code} ${responseCode || ''}`.trim(), permanent, { cause: error });
    }
  };
}
