import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Bucket, type Condition } from '../../bucket/bucket.ts';
import type { BucketAddress } from '../../bucket/bucket-address.ts';
import { BucketError, BucketSilent } from '../../bucket/bucket-error.ts';
import { type DiscoveredRelease, type Edition, editionOf, parseDiscovery } from '../discovery.ts';
import { type NextEdition, nextEdition } from '../edition.ts';
import { namedReleases } from '../previews.ts';
import { type HistoryEntry, historyLine, parseHistory } from '../release-history.ts';
import { type Change, type Decide, ReleaseError, type ReleaseStore } from '../release-store.ts';
import type { SigningKey } from '../signing/release-key.ts';
import { BucketReleases } from './bucket-releases.ts';

const WAIT_MS = 60_000;
/** How often a write is tried that has neither won nor lost: with quotes and without, and after an error of the store. */
const ATTEMPTS = 5;
const PAUSE_MS = 100;
/** Discovery file and history are asked for anew each time. */
const HEADERS = { 'cache-control': 'no-cache' };
const JSON_FILE = { ...HEADERS, 'content-type': 'application/json' };
const LINES = { ...HEADERS, 'content-type': 'application/jsonl' };

interface BucketOptions {
  signingKey?: SigningKey;
  waitMs?: number;
  abandonedMs?: number;
}

/** What counts at one moment. */
interface State {
  releases: DiscoveredRelease[];
  edition: Edition | undefined;
  /** Of the discovery file; undefined if there is none. */
  etag: string | undefined;
  /** The key of the history, and its text. */
  historyKey: string;
  history: string;
}

/**
 * One remote's releases in a bucket: `remotes/<name>/<version>/…` beside `discovery.json`, below the store's prefix.
 * Nobody waits for anybody. Going live is one write of the discovery file on the condition that it is still the one on which
 * the change was decided; otherwise it is decided again. Each edition has a history of its own, written before it and named
 * by its serial and id, so that both change at once. What no edition names is removed after an hour.
 */
export class BucketStore implements ReleaseStore {
  readonly #name: string;
  readonly #signingKey: SigningKey | undefined;
  readonly #waitMs: number;
  readonly #bucket: Bucket;
  readonly #base: string;
  readonly #files: BucketReleases;

  /**
   * @param signingKey signs each edition of the discovery file; without it none is signed
   * @param waitMs how long it is tried while others are always faster
   * @param abandonedMs how long what no edition names is left alone, because a command may be at work on it
   */
  constructor(
    address: BucketAddress,
    name: string,
    { signingKey, waitMs = WAIT_MS, abandonedMs }: BucketOptions = {},
  ) {
    this.#name = name;
    this.#signingKey = signingKey;
    this.#waitMs = waitMs;
    this.#bucket = new Bucket(address);
    this.#base = `remotes/${name}/`;
    this.#files = new BucketReleases(this.#bucket, this.#base, abandonedMs);
  }

  releases = async (): Promise<DiscoveredRelease[]> => (await this.#read()).releases;

  history = async (): Promise<HistoryEntry[]> => parseHistory((await this.#read()).history);

  async change(decide: Decide): Promise<void> {
    const change = await this.#changeOrLeave(decide).catch((error) => {
      const isClear = !(error instanceof BucketError) || error instanceof OutcomeUnknown;
      throw isClear ? error : new ReleaseError(`${error.message} Nothing was changed.`);
    });
    if (!change) return;
    await this.#files.makeSure(change.entry.version).catch((error) => {
      throw new ReleaseError(
        `It counts, but whether its files are whole could not be seen: do the same again. ${error.message}`,
      );
    });
    // What is left over harms nobody: the next command finds it.
    await this.#tidy().catch(() => {});
  }

  async #changeOrLeave(decide: Decide): Promise<Change | null> {
    const deadline = performance.now() + this.#waitMs;
    for (let round = 1; ; round += 1) {
      const now = await this.#read();
      const change = await decide(now.releases, (built) => {
        const named = namedReleases(now.releases).find(({ metadata }) => metadata.version === built.version);
        return this.#files.add(built, named && { ...named.metadata, ...named.extras });
      });
      if (!change || (await this.#write(now, change, deadline))) return change;
      if (performance.now() > deadline) {
        throw new ReleaseError(
          `Other commands have always been faster in ${this.#base}, for ${this.#waitMs / 1000} s: nothing was changed. Try again.`,
        );
      }
      await pause(PAUSE_MS * Math.min(round, 10) * Math.random());
    }
  }

  #keyOfHistory = (edition: Pick<Edition, 'serial' | 'id'> | undefined) =>
    `${this.#base}history-${edition?.serial}-${edition?.id}.jsonl`;

  async #read(): Promise<State> {
    for (;;) {
      const file = await this.#bucket.get(this.#discoveryKey);
      const discovery = file && parseDiscovery(String(file.body));
      const edition = discovery && editionOf(discovery, this.#name);
      const own = this.#keyOfHistory(edition);
      const history = file && (await this.#bucket.get(own));
      // The history of an edition that is old may go as soon as there is the next one.
      if (file && !history && (await this.#bucket.get(this.#discoveryKey))?.etag !== file.etag) continue;
      // A folder that was copied into the bucket has brought one for all editions.
      const copied = file && !history ? await this.#bucket.get(this.#copiedHistoryKey) : undefined;
      return {
        releases: discovery?.microFrontends[this.#name] ?? [],
        edition,
        etag: file?.etag,
        historyKey: copied ? this.#copiedHistoryKey : own,
        history: String((history ?? copied)?.body ?? ''),
      };
    }
  }

  get #discoveryKey(): string {
    return `${this.#base}discovery.json`;
  }

  get #copiedHistoryKey(): string {
    return `${this.#base}history.jsonl`;
  }

  /** @returns whether the change counts; false if somebody else's came first */
  async #write(now: State, change: Change, deadline: number): Promise<boolean> {
    const next = nextEdition(this.#name, change, now.edition, this.#signingKey);
    const history = Buffer.from(now.history + historyLine(next.entry));
    const etag = await this.#bucket.put(this.#keyOfHistory(next), history, LINES);
    await this.#refuseIfUnconditional(this.#keyOfHistory(next), history, etag);
    const body = Buffer.from(next.text);
    const on: Condition = now.etag === undefined ? { missing: true } : { etag: now.etag };
    let silence: BucketSilent | undefined;
    let isKnown = true;
    for (let attempt = 1; attempt <= ATTEMPTS && !(silence && performance.now() > deadline); attempt += 1) {
      const outcome = await this.#bucket.putIf(this.#discoveryKey, body, JSON_FILE, on).catch((error) => {
        silence = silent(error);
        return 'unknown' as const;
      });
      if (outcome === 'written') return true;
      isKnown &&= outcome === 'refused';
      const there = await this.#read().catch((error) => {
        throw isKnown ? error : this.#unknown(silent(error));
      });
      if (there.etag !== now.etag) return holds(there, next);
      // It has neither won nor lost: a condition that is written in the way of another store, or an error of the store.
      this.#bucket.quoteOtherwise();
      await pause(PAUSE_MS * (attempt - 1));
    }
    throw silence
      ? this.#unknown(silence)
      : new BucketError('The object store does not write discovery.json, although nobody else has.');
  }

  #unknown = ({ message }: BucketSilent) =>
    new OutcomeUnknown(`${message} Whether it counts is not known: history tells.`);

  /** Where conditions are passed over, as in a versioned bucket of some object stores, one of two commands at once would be lost. */
  async #refuseIfUnconditional(key: string, body: Buffer, etag: string): Promise<void> {
    const impossible: Condition[] = [{ missing: true }, { etag: randomBytes(16).toString('hex') }];
    for (const on of impossible) {
      if (etag && (await this.#bucket.putIf(key, body, LINES, on)) !== 'written') continue;
      throw new BucketError(
        'The object store passes over If-None-Match or If-Match, so that releases at once could be lost: is the bucket versioned?',
      );
    }
  }

  async #tidy(): Promise<void> {
    const { releases, historyKey } = await this.#read();
    const versions = namedReleases(releases).map(({ metadata }) => metadata.version);
    await this.#files.removeOthers(versions, [this.#discoveryKey, historyKey]);
  }
}

/** A write was not answered, and what counts could not be read since. */
class OutcomeUnknown extends BucketError {}

/** What may be waited for; all else is thrown at once. */
function silent(error: unknown): BucketSilent {
  if (error instanceof BucketSilent) return error;
  throw error;
}

/** Whether an edition counts or has counted: others may have come since. */
const holds = ({ edition, history }: State, { id }: NextEdition): boolean =>
  edition?.id === id || parseHistory(history).some((entry) => entry.edition === id);
