import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { fieldError } from '../../offer/errors.ts';
import type { AttachmentKind } from '../../offer/offer.ts';
import { attachmentKind, validateAttachment } from '../../offer/schema.ts';
import { Refusal } from '../refusal.ts';

/** A file that lies, whole and synced, at the place of its upload. */
export type ReceivedFile = { name: string; kind: AttachmentKind; bytes: number; sha256: string };

/**
 * Streams the part to the path, hashing it. Name and declared type are looked at before the first byte is
 * written; the first byte too many ends it.
 */
export async function receive(part: MultipartFile, path: string): Promise<ReceivedFile> {
  const name = part.filename.normalize('NFC');
  const declared = validateAttachment({ name, size: 1, type: part.mimetype });
  const kind = attachmentKind(name);
  if (declared || !kind) throw Refusal.ofFields([fieldError('attachment', declared ?? 'attachment_type')]);

  const hash = createHash('sha256');
  const tooLarge = new AbortController();
  part.file.once('limit', () => tooLarge.abort());
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    const target = createWriteStream(path, { flags: 'wx', flush: true });
    await pipeline(part.file, measure, target, { signal: tooLarge.signal });
  } catch (error) {
    if (!tooLarge.signal.aborted) throw error;
  }
  if (part.file.truncated) throw Refusal.ofFields([fieldError('attachment', 'attachment_too_large')]);
  return { name, kind, bytes: part.file.bytesRead, sha256: hash.digest('hex') };
}
