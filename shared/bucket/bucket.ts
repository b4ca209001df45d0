import { setTimeout as pause } from 'node:timers/promises';
import type { BucketAddress } from './bucket-address.ts';
import { BucketClient, type Question } from './bucket-client.ts';
import { BucketError, errorCodeIn, refusalOf, silenceOf } from './bucket-error.ts';
import { parseListing, type StoredObject, unquoted } from './listing.ts';

/** How long one answer may take: one to a file's bytes, and any other. */
const FILE_MS = 60_000;
const ANSWER_MS = 10_000;
/** How often something is asked that may be asked any number of times. */
const ATTEMPTS = 3;
const PAUSE_MS = 200;

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

type TimedQuestion = Question & { limitMs?: number };

/** On what a write is done: that there is nothing yet, or still what has this ETag (without quotes). */
export type Condition = { missing: true } | { etag: string };

/** A bucket below a prefix: all keys here are below it. Everything is signed, and nothing is asked without an end. */
export class Bucket {
  readonly #address: BucketAddress;
  readonly #client: BucketClient;
  /** AWS documents ETags in `If-Match` with quotes; Ceph takes them without alone. */
  #quotes = true;

  constructor(address: BucketAddress) {
    this.#address = address;
    this.#client = new BucketClient(address);
  }

  /**
   * @returns undefined if there is no such object; `isVersion` if the bucket keeps earlier versions of its objects
   * @throws BucketError if that can't be found out
   */
  async get(key: string): Promise<{ body: Buffer; etag: string; isVersion: boolean } | undefined> {
    const answer = await this.#askAgain('GET', key);
    if (answer.status === 404 && errorCodeIn(String(answer.body)) !== 'NoSuchBucket') return undefined;
    if (answer.status !== 200) throw this.#refusal(answer);
    const isVersion = (answer.headers.get('x-amz-version-id') ?? 'null') !== 'null';
    return { body: answer.body, etag: etagOf(answer), isVersion };
  }

  /**
   * Writes an object, whatever is there.
   * @returns its ETag
   * @throws BucketError if it was not written
   */
  async put(key: string, body: Buffer, headers: Record<string, string>): Promise<string> {
    const answer = await this.#askAgain('PUT', key, { body, headers, limitMs: FILE_MS });
    if (answer.status !== 200) throw this.#refusal(answer);
    return etagOf(answer);
  }

  /**
   * Writes an object on a condition.
   * @returns whether it was written. 409 and 412 say that somebody was faster, and so may 500, after which it is not known
   * @throws BucketError if it can't be written at all
   * @throws BucketSilent if there was no answer: it may have been written, and may still be
   */
  async putIf(
    key: string,
    body: Buffer,
    headers: Record<string, string>,
    on: Condition,
  ): Promise<'written' | 'refused' | 'unknown'> {
    const condition: Record<string, string> =
      'etag' in on ? { 'if-match': this.#quotes ? `"${on.etag}"` : on.etag } : { 'if-none-match': '*' };
    const answer = await this.#ask('PUT', key, { body, headers: { ...headers, ...condition } });
    if (answer.status === 200) return 'written';
    if (answer.status >= 500) return 'unknown';
    const isGone = answer.status === 404 && 'etag' in on && errorCodeIn(String(answer.body)) === 'NoSuchKey';
    if (isGone || [409, 412, 429].includes(answer.status)) return 'refused';
    throw this.#refusal(answer);
  }

  /** From now on, conditions are written in the other way. */
  quoteOtherwise(): void {
    this.#quotes = !this.#quotes;
  }

  /**
   * All objects whose keys begin like this.
   * @returns with the time in milliseconds since 1970, by the clock by which they are dated
   * @throws BucketError if they can't be listed
   */
  async list(start: string): Promise<{ objects: StoredObject[]; nowMs: number }> {
    const { prefix } = this.#address;
    const objects: StoredObject[] = [];
    let next: string | undefined;
    let nowMs = 0;
    do {
      const query = {
        'list-type': '2',
        prefix: prefix + start,
        ...(next ? { 'continuation-token': next } : {}),
      };
      const answer = await this.#askAgain('GET', '', { query });
      if (answer.status !== 200) throw this.#refusal(answer);
      nowMs = Date.parse(answer.headers.get('date') ?? '') || Date.now();
      const page = this.#parsed(String(answer.body));
      for (const object of page.objects) objects.push({ ...object, key: object.key.slice(prefix.length) });
      next = page.next;
    } while (next);
    return { objects, nowMs };
  }

  /** Throws a BucketError unless the object store answers a question about this bucket within so many milliseconds. Asks once. */
  async check(limitMs: number): Promise<void> {
    const query = { 'list-type': '2', prefix: this.#address.prefix, 'max-keys': '1' };
    const answer = await this.#ask('GET', '', { query, limitMs });
    if (answer.status !== 200) throw this.#refusal(answer);
  }

  /**
   * @param limitMs how long each answer may take
   * @throws BucketError if it was not deleted; to delete what is not there is none
   */
  async delete(key: string, limitMs = ANSWER_MS): Promise<void> {
    const answer = await this.#askAgain('DELETE', key, { limitMs });
    if (![200, 204, 404].includes(answer.status)) throw this.#refusal(answer);
  }

  #parsed(xml: string): ReturnType<typeof parseListing> {
    try {
      return parseListing(xml);
    } catch {
      throw new BucketError(`What answers at ${this.#address.endpoint} is no object store.`);
    }
  }

  #refusal = ({ status, body }: Answer) => refusalOf(this.#address, status, String(body));

  /** Asks what does no harm when it is asked twice. One that takes too long is not asked again. */
  async #askAgain(method: string, key: string, question: TimedQuestion = {}): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#ask(method, key, question);
      if (attempt === ATTEMPTS || (answer.status < 500 && answer.status !== 429)) return answer;
      await pause(PAUSE_MS * attempt);
    }
  }

  /** @param key empty for the bucket itself */
  async #ask(
    method: string,
    key: string,
    { limitMs = ANSWER_MS, ...question }: TimedQuestion = {},
  ): Promise<Answer> {
    try {
      const answer = await this.#client.send(method, key, question, AbortSignal.timeout(limitMs));
      const { status, headers } = answer;
      return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      throw silenceOf(this.#address, error, limitMs);
    }
  }
}

const etagOf = ({ headers }: Answer) => unquoted(headers.get('etag') ?? '');
