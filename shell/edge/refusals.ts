import { type IsOwnPath, publicReason } from './public-reason.ts';

/** A release that is named but does not go live. */
export interface Refusal {
  /** `discovery.json`, if that is refused itself. */
  version: string;
  /** As {@link publicReason} says it: anybody may read it. */
  reason: string;
  /** When it was refused last, as ISO 8601 in UTC. */
  at: string;
}

/** A file that did not come, or a composer that is away, may come the next moment; what the code does will hardly change. */
const FIRST_WAIT_MS = { files: 1_000, code: 30_000 };
const LONGEST_WAIT_MS = { files: 30_000, code: 600_000 };

export type RefusedBy = keyof typeof FIRST_WAIT_MS;

interface Remembered {
  /** Undefined while the release is live: if it is refused again all the same, it waits for longer than before. */
  refusal: Refusal | undefined;
  waitMs: number;
  /** By the clock that {@link Refusals} was given. */
  retryAt: number;
}

/** What was refused of one remote, and when each is worth another try: ever more rarely. */
export class Refusals {
  readonly #byVersion = new Map<string, Remembered>();
  readonly #isOwnPath: IsOwnPath;
  readonly #now: () => number;
  /** The last refusal there was, also after the release is gone. */
  last: Refusal | undefined;

  constructor(isOwnPath: IsOwnPath, now: () => number = () => performance.now()) {
    this.#isOwnPath = isOwnPath;
    this.#now = now;
  }

  /** @param reason in full; only what may be public is kept of it */
  add(version: string, reason: string, by: RefusedBy): Refusal {
    const before = this.#byVersion.get(version);
    const waitMs = before ? Math.min(before.waitMs * 2, LONGEST_WAIT_MS[by]) : FIRST_WAIT_MS[by];
    const refusal = { version, reason: publicReason(reason, this.#isOwnPath), at: new Date().toISOString() };
    this.#byVersion.set(version, { refusal, waitMs, retryAt: this.#now() + waitMs });
    this.last = refusal;
    return refusal;
  }

  of = (version: string): Refusal | undefined => this.#byVersion.get(version)?.refusal;

  /** Whether a version was refused and is not to be tried again yet. */
  holds(version: string): boolean {
    const remembered = this.#byVersion.get(version);
    return remembered?.refusal !== undefined && this.#now() < remembered.retryAt;
  }

  /** A version is live after all. */
  lift(version: string): void {
    const remembered = this.#byVersion.get(version);
    if (remembered) remembered.refusal = undefined;
  }

  /** Forgets what is no longer named: a version that comes again gets a new start. */
  keepOnly(versions: string[]): void {
    for (const version of this.#byVersion.keys()) {
      if (!versions.includes(version)) this.#byVersion.delete(version);
    }
  }
}
