import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { streamOf } from '../service/files/stream-of.ts';
import type { BucketAddress } from './bucket-address.ts';
import { BucketClient } from './bucket-client.ts';
import { BucketError, BucketSilent, errorCodeIn, refusalOf, silenceOf } from './bucket-error.ts';

/** How long an answer may take to begin, and its next bytes may take to come. */
const SILENCE_MS = 20_000;
/** How often a file is tried to be put, with 0.2, 0.4, 0.8 and 1.6 s in between. */
const ATTEMPTS = 5;
const PAUSE_MS = 200;
/** Of answers with 400: the bytes were cut off, late or changed on their way, and the next time they may not be. */
const ON_ITS_WAY = ['BadDigest', 'IncompleteBody', 'RequestTimeout', 'XAmzContentSHA256Mismatch'];

/** A file as it is put: its bytes are read while they are sent. */
export interface FileToPut {
  blob: Blob;
  /** In hexadecimal digits. The object store compares it with what has arrived. */
  sha256: string;
  headers: Record<string, string>;
}

/** How long a file may take to be put, in milliseconds: all tries together, and each of them. */
export interface PutLimits {
  withinMs: number;
  attemptMs: number;
}

/** Files in a bucket, none of which is ever held in memory. */
export class BucketFiles {
  readonly #address: BucketAddress;
  readonly #client: BucketClient;

  constructor(address: BucketAddress) {
    this.#address = address;
    this.#client = new BucketClient(address);
  }

  /**
   * Writes a file, whatever is there, and tries again after an error of the store or of the network, up to five times as long as there is
   * time. Each try writes the same, so one that was given up and arrives late does no harm.
   * @throws BucketError if it was not written; then it may be there all the same, or come
   */
  async put(key: string, file: FileToPut, { withinMs, attemptMs }: PutLimits): Promise<void> {
    const end = performance.now() + withinMs;
    for (let attempt = 1; ; attempt += 1) {
      const limitMs = Math.round(Math.min(attemptMs, end - performance.now()));
      const fault = await this.#tryToPut(key, file, limitMs);
      if (!fault) return;
      const waitMs = PAUSE_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
      const isLast = attempt === ATTEMPTS || performance.now() + waitMs >= end;
      if (isLast || !(fault instanceof BucketSilent)) throw fault;
      await pause(waitMs);
    }
  }

  /** @returns why it was not written: a BucketSilent if it may be tried again */
  async #tryToPut(key: string, { blob, sha256, headers }: FileToPut, limitMs: number) {
    try {
      const question = { body: blob, sha256, headers };
      const answer = await this.#client.send('PUT', key, question, AbortSignal.timeout(limitMs));
      const said = await answer.text();
      return answer.status === 200 ? null : this.#faultOf(answer.status, said);
    } catch (error) {
      return silenceOf(this.#address, error, limitMs);
    }
  }

  #faultOf(status: number, said: string): BucketError {
    const fault = refusalOf(this.#address, status, said);
    const mayPass = status === 429 || (status === 400 && ON_ITS_WAY.includes(errorCodeIn(said)));
    return mayPass ? new BucketSilent(fault.message) : fault;
  }

  /**
   * Reads a file while it comes. Whoever destroys the stream before its last byte ends the connection.
   * @returns its bytes; a store that says nothing for 20 s, or breaks off, makes the stream fail with a BucketSilent
   * @throws BucketError if it is not there, or can't be read
   */
  async open(key: string): Promise<Readable> {
    const controller = new AbortController();
    const watch = () => setTimeout(() => controller.abort(tooSilent()), SILENCE_MS);
    const timer = watch();
    try {
      const answer = await this.#client.send('GET', key, {}, controller.signal);
      if (answer.status === 200 && answer.body) {
        // Read from now on: a body that nobody reads yet is taken away with its answer by the garbage collector of a busy process.
        return streamOf(this.#pieces(answer.body.values(), watch), () => controller.abort());
      }
      throw refusalOf(this.#address, answer.status, await answer.text());
    } catch (error) {
      throw error instanceof BucketError ? error : silenceOf(this.#address, error, SILENCE_MS);
    } finally {
      clearTimeout(timer);
    }
  }

  async *#pieces(body: AsyncIterable<Uint8Array>, watch: () => NodeJS.Timeout): AsyncGenerator<Uint8Array> {
    // Runs only while the store is waited for: a mail server that takes its time is no fault of the store's.
    let timer = watch();
    try {
      for await (const piece of body) {
        clearTimeout(timer);
        yield piece;
        timer = watch();
      }
    } catch (error) {
      throw silenceOf(this.#address, error, SILENCE_MS);
    } finally {
      clearTimeout(timer);
    }
  }
}

const tooSilent = () => new DOMException('nothing came', 'TimeoutError');
