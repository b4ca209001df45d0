import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Copies an attachment, which fails where it is not whole, for the reader of the copy alone and synced; or leaves none.
 * @throws what was the matter with the attachment or with the disk
 */
export async function copyAttachment(attachment: Readable, copy: string): Promise<void> {
  try {
    await pipeline(attachment, createWriteStream(copy, { flush: true, mode: 0o600 }));
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
}
