import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isGone, type LockHolder, parseHolder, thisHolder } from './lock-holder.ts';

const WAIT_MS = 60_000;
const LOOK_EVERY_MS = 40;
const LOCK = '.lock';
/** A lock before it is one: written first, so that a lock is never half a file. */
const WAITING = '.waiting-';

/** Somebody else works on the folder and does not come to an end. */
export class FolderLocked extends Error {}

interface Claim {
  file: string;
  /** Undefined if the file is damaged, as a loss of power leaves it. */
  holder: LockHolder | undefined;
  /** By the clock of the file system, which may be another machine's. */
  takenAtMs: number;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function readClaim(file: string): Claim | undefined {
  try {
    return { file, takenAtMs: statSync(file).mtimeMs, holder: parseHolder(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Where a lock is taken over whose holder is gone. The name can be made once, so that one of several gets it. */
const successorOf = (folder: string, { file, holder }: Claim) =>
  holder ? join(folder, `${LOCK}-${holder.id}`) : `${file}-damaged`;

/** The lock of a folder and those by which it was taken over since, oldest first. The last one has it. */
function readClaims(folder: string): Claim[] {
  const claims: Claim[] = [];
  let claim = readClaim(join(folder, LOCK));
  while (claim) {
    claims.push(claim);
    claim = readClaim(successorOf(folder, claim));
  }
  return claims;
}

/** @returns whether the name was free */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The lock of a folder while this process has it. */
export class FolderLock {
  readonly #folder: string;
  readonly #own = thisHolder();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Does something while no other process that asks for the lock does anything to the folder. Waits for those that are
   * before it. The lock of a process that has ended without letting go counts for nothing.
   * @throws FolderLocked with a sentence that names the holder, if it takes too long
   */
  static async hold<Result>(
    folder: string,
    work: (lock: FolderLock) => Promise<Result>,
    waitMs = WAIT_MS,
  ): Promise<Result> {
    mkdirSync(folder, { recursive: true });
    const lock = new FolderLock(folder);
    await lock.#take(waitMs);
    try {
      lock.#sweep();
      return await work(lock);
    } finally {
      lock.#release();
    }
  }

  /**
   * Makes sure that nobody has taken the lock over meanwhile, as after a sleep of many minutes.
   * @throws FolderLocked if somebody has
   */
  assertHeld(): void {
    if (!this.#isLast(readClaims(this.#folder))) {
      throw new FolderLocked(`This took so long that another command has begun: nothing was changed.`);
    }
  }

  #isLast = (claims: Claim[]) => claims.at(-1)?.holder?.id === this.#own.id;

  async #take(waitMs: number): Promise<void> {
    const waiting = join(this.#folder, WAITING + this.#own.id);
    const deadline = performance.now() + waitMs;
    try {
      while (!this.#tryToTake(waiting)) {
        if (performance.now() > deadline) throw new FolderLocked(this.#whoHasIt());
        await sleep(LOOK_EVERY_MS * (0.5 + Math.random()));
      }
    } finally {
      rmSync(waiting, { force: true });
    }
  }

  #tryToTake(waiting: string): boolean {
    writeFileSync(waiting, JSON.stringify(this.#own));
    const last = readClaims(this.#folder).at(-1);
    if (!last) return link(waiting, join(this.#folder, LOCK));
    const own = statSync(waiting, { throwIfNoEntry: false });
    // Swept away by somebody who saw it half written.
    if (!own) return false;
    // Both by the clock of the file system.
    if (last.holder && !isGone(last.holder, own.mtimeMs - last.takenAtMs)) return false;
    const file = successorOf(this.#folder, last);
    if (!link(waiting, file)) return false;
    // It may have been released between the look and the link, by who had it just before.
    if (this.#isLast(readClaims(this.#folder))) return true;
    rmSync(file, { force: true });
    return false;
  }

  #whoHasIt(): string {
    const last = readClaims(this.#folder).at(-1);
    if (!last?.holder)
      return `Other commands always come first in ${this.#folder}: nothing was changed. Try again.`;
    const { command, pid, host } = last.holder;
    const seconds = Math.round((Date.now() - last.takenAtMs) / 1000);
    return (
      `"${command}" (process ${pid} on ${host}) has been at work for ${seconds} s: nothing was changed. ` +
      `Try again when it has ended; if it never will, end it or delete ${last.file}.`
    );
  }

  #release(): void {
    const claims = readClaims(this.#folder);
    if (!this.#isLast(claims)) return;
    // The first one is the lock; without it the others are nothing.
    for (const { file } of claims) rmSync(file, { force: true });
  }

  /** Removes what processes have left that were killed while they waited or let go. */
  #sweep(): void {
    const inUse = readClaims(this.#folder).map(({ file }) => file);
    for (const name of readdirSync(this.#folder)) {
      const file = join(this.#folder, name);
      const isLeftOver =
        (name.startsWith(`${LOCK}-`) && !inUse.includes(file)) ||
        (name.startsWith(WAITING) && this.#isAbandoned(readClaim(file)));
      if (isLeftOver) rmSync(file, { force: true });
    }
  }

  #isAbandoned(claim: Claim | undefined): boolean {
    if (!claim) return false;
    // One that is being written at this moment reads as damaged, too: who misses it writes it again.
    return !claim.holder || isGone(claim.holder, Date.now() - claim.takenAtMs);
  }
}
