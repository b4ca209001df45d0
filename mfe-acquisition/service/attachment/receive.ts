import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { fieldError } from '../../offer/errors.ts';
import type { AttachmentKind } from '../../offer/offer.ts';
import { attachmentKind, validateAttachment } from '../../offer/schema.ts';
import { Refusal } from '../refusal.ts';

/** A file that lies, whole and synced, at the place of its upload. */
export type ReceivedFile = { name: string; kind: AttachmentKind; bytes: number; sha256: string };

/**
 * Streams the part to the path, hashing it; the first byte too many ends it. A file whose name or declared type
 * is refused isn't written, only read over, so that the fields behind it can be read.
 */
export async function receive(part: MultipartFile, path: string): Promise<ReceivedFile> {
  const name = part.filename.normalize('NFC');
  const kind = attachmentKind(name);
  const fault = validateAttachment({ name, size: 1, type: part.mimetype });
  const hash = createHash('sha256');
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const target = fault ? nowhere() : createWriteStream(path, { flags: 'wx', flush: true, mode: 0o600 });
  const tooLarge = new AbortController();
  part.file.once('limit', () => tooLarge.abort());
  try {
    await pipeline(part.file, measure, target, { signal: tooLarge.signal });
  } catch (error) {
    if (!tooLarge.signal.aborted) throw error;
  }
  if (part.file.truncated) throw Refusal.ofFields([fieldError('attachment', 'attachment_too_large')]);
  if (fault || !kind) throw Refusal.ofFields([fieldError('attachment', fault ?? 'attachment_type')]);
  return { name, kind, bytes: part.file.bytesRead, sha256: hash.digest('hex') };
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
