/** How much is done at once, and how many may wait for it, for how long. */
export interface QueueLimits {
  atOnce: number;
  /** Of these, for one network: a slow answer to one visitor must leave room for another. */
  atOnceForOne: number;
  waiting: number;
  waitingOfOne: number;
  waitMs: number;
}

/** A place in the queue. */
export interface Place {
  /** True when it is this one's turn; false if there is no room, or it has waited too long or left. */
  turn: Promise<boolean>;
  /** Gives the place back; more than once does no harm. */
  leave: () => void;
}

interface Entry {
  network: string;
  state: 'waiting' | 'running' | 'gone';
  resolve: (granted: boolean) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Shares what can be done at once among those who want it: whose turn it is goes round from network to network, however
 * much one of them asks for. Where the waiting room is full, whoever has most in it has the newest taken out.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** In the order of the turns; none is empty. */
  readonly #waiting = new Map<string, Entry[]>();
  readonly #running = new Map<string, number>();
  #waitingInAll = 0;
  #runningInAll = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @param network who asks (see `network.ts`) */
  enter(network: string): Place {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const entry: Entry = { network, state: 'waiting', resolve };
    const own = this.#waiting.get(network);
    if (own) own.push(entry);
    else this.#waiting.set(network, [entry]);
    this.#waitingInAll += 1;
    this.#grant();
    if (entry.state === 'waiting') {
      entry.timer = setTimeout(() => this.#leave(entry), this.#limits.waitMs).unref();
      this.#makeRoom(network);
    }
    return { turn: promise, leave: () => this.#leave(entry) };
  }

  #grant(): void {
    const { atOnce, atOnceForOne } = this.#limits;
    while (this.#runningInAll < atOnce) {
      const next = [...this.#waiting].find(
        ([network]) => (this.#running.get(network) ?? 0) < atOnceForOne,
      )?.[1][0];
      if (!next) return;
      const { network } = next;
      this.#withdraw(next);
      const others = this.#waiting.get(network);
      if (others) {
        // To the end: the next turn is another network's.
        this.#waiting.delete(network);
        this.#waiting.set(network, others);
      }
      next.state = 'running';
      this.#running.set(network, (this.#running.get(network) ?? 0) + 1);
      this.#runningInAll += 1;
      next.resolve(true);
    }
  }

  #makeRoom(network: string): void {
    const own = this.#waiting.get(network) ?? [];
    if (own.length > this.#limits.waitingOfOne) this.#leave(own.at(-1));
    if (this.#waitingInAll <= this.#limits.waiting) return;
    // Among equals it is the newcomer who finds no room.
    let most = own;
    for (const entries of this.#waiting.values()) if (entries.length > most.length) most = entries;
    this.#leave(most.at(-1));
  }

  #leave(entry: Entry | undefined): void {
    if (!entry || entry.state === 'gone') return;
    if (entry.state === 'waiting') this.#withdraw(entry);
    else {
      const left = (this.#running.get(entry.network) ?? 0) - 1;
      if (left > 0) this.#running.set(entry.network, left);
      else this.#running.delete(entry.network);
      this.#runningInAll -= 1;
    }
    entry.state = 'gone';
    entry.resolve(false);
    this.#grant();
  }

  #withdraw(entry: Entry): void {
    clearTimeout(entry.timer);
    const entries = this.#waiting.get(entry.network) ?? [];
    entries.splice(entries.indexOf(entry), 1);
    if (entries.length === 0) this.#waiting.delete(entry.network);
    this.#waitingInAll -= 1;
  }
}
