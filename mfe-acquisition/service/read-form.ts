import { once } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { type FieldError, fieldError } from '../offer/errors.ts';
import {
  attachmentLimits,
  honeypot,
  type OfferField,
  type OfferValues,
  offerFields,
} from '../offer/offer.ts';
import { type ReceivedFile, receive } from './attachment/receive.ts';
import { type CheckRoom, NoRoom } from './attachment/room.ts';
import { Refusal } from './refusal.ts';

/** What a multipart body held. Faults of the attachment are collected, so that all fields are answered at once. */
export type ReadForm = {
  values: OfferValues;
  file: ReceivedFile | null;
  errors: FieldError[];
  /** Whether the trap among the fields was filled in. */
  trapped: boolean;
};

// The longest message in UTF-8, with room to spare: what is longer is truncated, and refused as too long.
const maxFieldBytes = 64 * 1024;

const limits = {
  fileSize: attachmentLimits.maxBytes,
  fieldSize: maxFieldBytes,
  fieldNameSize: 100,
  fields: 2 * offerFields.length,
  files: 2,
  parts: 2 * offerFields.length,
  headerPairs: 20,
};

/** More than the largest attachment and all fields together: a body that claims to be longer isn't read at all. */
const maxBodyBytes = attachmentLimits.maxBytes + 256 * 1024;

/** What the headers alone say against a body. Throws a Refusal before anything of it is asked for. */
export function checkUpload(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new Refusal('content_type');
  if (Number(request.headers['content-length']) > maxBodyBytes) {
    throw Refusal.ofFields([fieldError('attachment', 'attachment_too_large')]);
  }
}

/**
 * Reads the body to its end, the attachment to the given path. Throws a Refusal for a body that can't be parsed,
 * that has a field twice, a text where the file belongs or the other way round, or more than 15 MB.
 */
export async function readForm(
  request: FastifyRequest,
  uploadPath: string,
  checkRoom: CheckRoom,
): Promise<ReadForm> {
  // The parser would wait for ever for the end of a connection that has ended while the folder was made.
  if (request.raw.destroyed) throw new Refusal('malformed');
  const tooLong = new AbortController();
  const stopCounting = abortWhenLonger(maxBodyBytes, request, tooLong);
  try {
    const aborted = once(tooLong.signal, 'abort').then(() => Promise.reject(tooLong.signal.reason));
    return await Promise.race([aborted, readParts(request, uploadPath, checkRoom, tooLong.signal)]);
  } catch (thrown) {
    // Nothing more is read until the answer is on its way.
    request.raw.unpipe().pause();
    const error = tooLong.signal.aborted ? tooLong.signal.reason : thrown;
    if (error instanceof Refusal || isStorageFault(error)) throw error;
    throw new Refusal('malformed', [], { cause: error });
  } finally {
    stopCounting();
  }
}

async function readParts(
  request: FastifyRequest,
  uploadPath: string,
  checkRoom: CheckRoom,
  signal: AbortSignal,
): Promise<ReadForm> {
  const form: ReadForm = { values: {}, file: null, errors: [], trapped: false };
  const seen = new Set<string>();
  for await (const part of request.parts({ limits })) {
    const field = fieldOf(part.fieldname);
    if (seen.has(field)) throw new Refusal('duplicate_field');
    seen.add(field);
    if (field === honeypot) {
      if (part.type === 'file') throw new Refusal('malformed');
      form.trapped = part.value !== '';
    } else if (part.type === 'file') {
      if (field !== 'attachment') throw new Refusal('malformed');
      await readFile(part, uploadPath, checkRoom, form, signal);
    } else {
      readText(field, part, form);
    }
  }
  if (seen.size === 0) throw new Refusal('malformed');
  return form;
}

function fieldOf(name: string): OfferField | typeof honeypot {
  const field = [...offerFields, honeypot].find((known) => known === name);
  if (!field) throw new Refusal('unknown_field');
  return field as OfferField | typeof honeypot;
}

/** Text fields and gaps without end announce no length and meet no limit of the parser. */
function abortWhenLonger(maxBytes: number, { raw }: FastifyRequest, tooLong: AbortController): () => void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) tooLong.abort(Refusal.ofFields([fieldError('attachment', 'attachment_too_large')]));
  };
  raw.on('data', count);
  return () => raw.off('data', count);
}

async function readFile(
  part: Parameters<typeof receive>[0],
  path: string,
  checkRoom: CheckRoom,
  form: ReadForm,
  signal: AbortSignal,
): Promise<void> {
  // A form without a chosen file sends an empty part without a name.
  if (!part.filename) {
    for await (const _ of part.file) throw new Refusal('malformed');
    return;
  }
  await checkRoom();
  try {
    form.file = await receive(part, path, signal);
  } catch (error) {
    const faults = error instanceof Refusal ? error.problem.errors : [];
    // The rest of a file that is too large isn't waited for.
    if (faults[0]?.code !== 'attachment_type') throw error;
    form.errors.push(...faults);
  }
}

function readText(
  field: OfferField,
  part: { value: unknown; valueTruncated: boolean; fieldnameTruncated: boolean },
  form: ReadForm,
): void {
  if (field === 'attachment' || typeof part.value !== 'string' || part.fieldnameTruncated) {
    throw new Refusal('malformed');
  }
  form.values[field] = part.value;
  if (part.valueTruncated) form.errors.push(fieldError(field, 'too_long'));
}

const storageCalls = ['open', 'write', 'writev', 'fsync', 'close'];

function isStorageFault(error: unknown): boolean {
  if (error instanceof NoRoom) return true;
  return error instanceof Error && 'syscall' in error && storageCalls.includes(String(error.syscall));
}
