import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder, syncFolder } from '@goldbraun/shared/service/files/sync-folder';
import { createTransport } from 'nodemailer';
import { type Deliver, MailFault } from './mail.ts';
import { withMessage } from './with-message.ts';

/**
 * "Sends" mails as `.eml` files, named by Message-ID: a mail that is sent again replaces itself. It appears whole,
 * or not at all.
 */
export async function deliverToFolder(folder: string): Promise<Deliver> {
  await makeFolder(folder);
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return async (mail) => {
    const name = mailFile(mail.messageId);
    const unfinished = join(folder, unfinishedMailFile(mail.messageId));
    try {
      await withMessage(mail, async (options) => {
        const { message } = await transport.sendMail(options);
        await pipeline(message as Readable, createWriteStream(unfinished, { flush: true }));
      });
      await rename(unfinished, join(folder, name));
      await syncFolder(folder);
    } catch (error) {
      throw new MailFault((error as NodeJS.ErrnoException).code ?? 'could not be written', false, {
        cause: error,
      });
    }
  };
}

/** The name under which a mail is written; one whose writing was killed stays so until it is sent again. */
export const unfinishedMailFile = (messageId: string): string => `${mailFile(messageId)}.part`;

/** The name of a mail's file. */
export const mailFile = (messageId: string): string =>
  `${messageId.replaceAll(/[<>]|@.*/g, '').replaceAll(/[^\w.-]/g, '-')}.eml`;
