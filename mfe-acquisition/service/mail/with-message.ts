import type { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/**
 * Sends the mail by nodemailer. Only our own attachment is opened, and closed however it ends; nodemailer itself may
 * neither read files nor fetch.
 */
export async function withMessage<Result>(
  { attachments, ...mail }: Mail,
  send: (options: SendMailOptions) => Promise<Result>,
): Promise<Result> {
  const opened: Readable[] = [];
  try {
    for (const { open } of attachments) opened.push(await open());
    return await send({
      ...mail,
      disableFileAccess: true,
      disableUrlAccess: true,
      attachments: attachments.map(({ filename, contentType }, index) => ({
        filename,
        contentType,
        content: opened[index],
      })),
    });
  } finally {
    for (const stream of opened) stream.destroy();
  }
}
