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
export async function* answerOf(url: URL, what: string, limits: AnswerLimits): AsyncGenerator<Buffer, void> {
  const tooLarge = () => new ReleaseUnusable(`${what} is larger than ${limits.mb} MB`);
  const most = limits.mb * 1024 * 1024;
  const limit = AbortSignal.timeout(limits.ms);
  try {
    // Not `fetch`: it goes where a redirect leads, and unpacks the precompressed files, whose bytes are what was hashed.
    const { statusCode, headers, body } = await request(url, { signal: limit });
    // What is left of an answer is thrown away; that it was broken off is no news.
    body.on('error', () => {});
    try {
      if (statusCode >= 300 && statusCode < 400) throw new ReleaseUnusable(`${what} leads elsewhere`);
      if (statusCode !== 200) throw new OriginSilent(`${what} answers ${statusCode}`);
      if (Number(headers['content-length']) > most) throw tooLarge();
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
