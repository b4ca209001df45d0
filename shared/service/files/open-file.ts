import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { type FileSendResult, send } from '@fastify/send';
import { judge } from './conditions.ts';

/** What decides of the answer to a request. */
export interface FileRequest {
  method?: string;
  headers: IncomingHttpHeaders;
}

/** The answer to a request for a file. Whoever has it reads its body to the end, or destroys it. */
export interface FileAnswer {
  status: 200 | 206 | 304 | 412 | 416;
  headers: Record<string, string>;
  /** Empty for HEAD, and with every status but 200 and 206. */
  body: Readable;
}

export interface FileOptions {
  /** A strong tag of the file; without one it has a weak one, of its size and date. */
  etag?: string;
  /** Whether the name may come to stand for an older file, as it does with a rollback. */
  mayGetOlder?: boolean;
}

const deciding = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
] as const;

/**
 * Has a file sent.
 * @returns null if there is none, or none that may be looked at
 */
async function ask(
  folder: string,
  path: string,
  method: string,
  range?: string,
): Promise<FileSendResult | 'unsatisfiable' | null> {
  // The types ask for the whole request, of which these two are read.
  const request = { method, headers: range === undefined ? {} : { range } } as unknown as Readable;
  const sent = await send(request, path, { root: folder, index: false, cacheControl: false });
  if (sent.type === 'file') return sent;
  if (sent.statusCode === 416) return 'unsatisfiable';
  if (sent.type === 'error' && sent.statusCode >= 500) throw sent.metadata.error;
  return null;
}

const nothing = (status: 304 | 412 | 416, headers: Record<string, string>): FileAnswer => ({
  status,
  headers,
  body: Readable.from([]),
});

/** A last part that is longer than the file is the whole of it, which the sender does not know. */
function rangeWithin(size: number, range: string | undefined): string | undefined {
  const [, length] = /^ *bytes=-(\d+) *$/.exec(range ?? '') ?? [];
  return Number(length) > size ? 'bytes=0-' : range;
}

/**
 * Opens a file for a GET or HEAD and says how to answer, by RFC 9110. A request for several parts gets the whole.
 * @param path below the folder, percent-encoded
 * @returns null if there is no such file
 * @throws Error if there is one that can't be read, before anything of it was promised to anybody
 */
export async function openFile(
  { method = 'GET', headers }: FileRequest,
  folder: string,
  path: string,
  { etag: given, mayGetOlder }: FileOptions = {},
): Promise<FileAnswer | null> {
  let range: string | undefined;
  let size = '';
  if (deciding.some((name) => headers[name] !== undefined)) {
    const facts = await ask(folder, path, 'HEAD');
    if (facts === null || facts === 'unsatisfiable') return null;
    const { ETag = '', 'Last-Modified': lastModified = '' } = facts.headers;
    size = String(facts.headers['Content-Length']);
    const etag = given ?? ETag;
    const verdict = judge(headers, { etag, lastModified, mayGetOlder });
    if (verdict.status === 412) return nothing(412, { 'content-length': '0' });
    if (verdict.status === 304) return nothing(304, { etag, 'last-modified': lastModified });
    // Ranges are defined for GET alone.
    if (verdict.part && method === 'GET') range = rangeWithin(Number(size), headers.range);
  }
  const sent = await ask(folder, path, method, range);
  if (sent === null) return null;
  if (sent === 'unsatisfiable')
    return nothing(416, { 'content-range': `bytes */${size}`, 'content-length': '0' });
  // What can't be opened or read is known only now, while there is still another answer.
  if (method !== 'HEAD') await once(sent.stream, 'readable');
  const named = Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: sent.statusCode === 206 ? 206 : 200,
    headers: { ...Object.fromEntries(named), ...(given === undefined ? {} : { etag: given }) },
    body: sent.stream,
  };
}
