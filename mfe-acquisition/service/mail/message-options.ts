import { createReadStream } from 'node:fs';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The mail for nodemailer. Only our own attachment is opened; nodemailer itself may neither read files nor fetch. */
export function messageOptions({ attachments, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: attachments.map(({ filename, contentType, path }) => ({
      filename,
      contentType,
      content: createReadStream(path),
    })),
  };
}
