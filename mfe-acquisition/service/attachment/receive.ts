import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { attachmentKind, validateAttachment } from '../../offer/attachment.ts';
import { fieldError } from '../../offer/errors.ts';
import type { AttachmentKind } from '../../offer/offer.ts';
import { Refusal } from '../refusal.ts';

// PostgreSQL takes no NUL, and a direction mark shows an .exe as a .pdf to whoever reads the name.
const neverSeen = /[\p{Cc}\u2028\u2029\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

const cleaned = (name: string) => name.normalize('NFC').replaceAll(neverSeen, '');

/** A file that lies, whole and synced, at the place of its upload. */
export type ReceivedFile = { name: string; kind: AttachmentKind; bytes: number; sha256: string };

/**
 * Streams the part to the path, hashing it; the first byte too many ends it. A file whose name or declared type
 * is refused isn't written, only read over, so that the fields behind it can be read. The signal ends it before its time.
 */
export async function receive(part: MultipartFile, path: string, signal: AbortSignal): Promise<ReceivedFile> {
  const name = cleaned(part.filename);
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
    await pipeline(part.file, measure, target, { signal: AbortSignal.any([signal, tooLarge.signal]) });
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
