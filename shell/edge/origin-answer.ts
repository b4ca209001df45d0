import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'undici';
import { ReleaseUnusable } from './admission.ts';

/** An origin gives no answer, or says that it has none: that tells nothing of what it would send. */
export class OriginSilent extends ReleaseUnusable {}

export interface AnswerLimits {
  /** Whole MB, of 1024 × 1024 bytes. */
  mb: number;
  /** From the request to the last byte, however slowly they come. */
  ms: number;
}

/** What tells whether a file has changed since it was fetched. */
interface Since {
  /** The tag by which it is asked; without one it is fetched anyway. */
  etag: string | undefined;
  /** Is told what the answer says before its bytes come: that nothing has changed, or the tag to ask by the next time. */
  tell: (head: { unchanged: boolean; etag?: string | undefined }) => void;
}

/** A tag as it may be sent back; an origin may say what it likes. Source: RFC 9110, section 8.8.3 */
const tagPattern = /^(W\/)?"[\x21\x23-\x7e]{0,200}"$/;
/** A file that was written less than this before it was asked for may be written again without another date. */
const DATED_MS = 2_000;

/**
 * The tag of an answer, if what has it can't change without another one. Many servers make it of size and date in seconds,
 * and two discovery files are often as long as one another. Source: RFC 9110, section 8.8.2.2.
 */
function tagIn(headers: IncomingHttpHeaders): string | undefined {
  const { etag, date, 'last-modified': changed } = headers;
  const ageMs = Date.parse(date ?? '') - Date.parse(changed ?? '');
  if (!etag || !tagPattern.test(etag)) return undefined;
  return Number.isNaN(ageMs) || ageMs >= DATED_MS ? etag : undefined;
}

function silence(what: string, error: unknown): OriginSilent {
  const { code, message } = error as NodeJS.ErrnoException;
  return new OriginSilent(`${what} does not come (${code ?? message})`);
}

/**
 * The bytes of a foreign server's answer, as they come, and never more than are allowed: whatever it says of its length, and
 * however long it goes on. It is not followed to any other address, which it could choose within the shell's own network.
 * @param what the file's name, with which every reason begins
 * @throws ReleaseUnusable if it is too large or leads elsewhere
 * @throws OriginSilent if there is none, in time and with 200
 */
export async function* answerOf(
  url: URL,
  what: string,
  limits: AnswerLimits,
  since?: Since,
): AsyncGenerator<Buffer, void> {
  const tooLarge = () => new ReleaseUnusable(`${what} is larger than ${limits.mb} MB`);
  const most = limits.mb * 1024 * 1024;
  const limit = AbortSignal.timeout(limits.ms);
  const asked = since?.etag ? { 'if-none-match': since.etag } : {};
  try {
    // Not `fetch`: it goes where a redirect leads, and unpacks the precompressed files, whose bytes are what was hashed.
    const { statusCode, headers, body } = await request(url, { headers: asked, signal: limit });
    // What is left of an answer is thrown away; that it was broken off is no news.
    body.on('error', () => {});
    try {
      if (statusCode === 304 && since?.etag) return since.tell({ unchanged: true });
      if (statusCode >= 300 && statusCode < 400) throw new ReleaseUnusable(`${what} leads elsewhere`);
      if (statusCode !== 200) throw new OriginSilent(`${what} answers ${statusCode}`);
      if (Number(headers['content-length']) > most) throw tooLarge();
      since?.tell({ unchanged: false, etag: tagIn(headers) });
      let bytes = 0;
      for await (const chunk of body) {
        bytes += chunk.length;
        if (bytes > most) throw tooLarge();
        yield chunk;
      }
    } finally {
      body.destroy();
    }
  } catch (error) {
    if (error instanceof ReleaseUnusable) throw error;
    if (limit.aborted) throw new OriginSilent(`${what} does not come within ${limits.ms / 1000} s`);
    throw silence(what, error);
  }
}

/** The whole of an answer that is small enough to be kept in memory; throws as {@link answerOf} does. */
export async function bytesOf(url: URL, what: string, limits: AnswerLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answerOf(url, what, limits)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The whole of an answer that may have changed, and the tag by which to ask for it the next time; throws as {@link answerOf} does.
 * @param etag of the last time
 * @returns null if it has not changed since
 */
export async function bytesIfChanged(
  url: URL,
  what: string,
  limits: AnswerLimits,
  etag: string | undefined,
): Promise<{ bytes: Buffer; etag: string | undefined } | null> {
  const chunks: Buffer[] = [];
  let head: Parameters<Since['tell']>[0] = { unchanged: false };
  const tell: Since['tell'] = (said) => {
    head = said;
  };
  for await (const chunk of answerOf(url, what, limits, { etag, tell })) chunks.push(chunk);
  return head.unchanged ? null : { bytes: Buffer.concat(chunks), etag: head.etag };
}
