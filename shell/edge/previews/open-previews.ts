import type { Composition } from '../../composer/composition.ts';

interface Visited {
  composition?: Composition;
}

/** What is open at the same time: where there is no room for more, what was visited least recently leaves. */
export class OpenPreviews<Open extends Visited> {
  readonly #most: number;
  readonly #onLeave: (id: string, open: Open) => void;
  readonly #now: () => number;
  /** Least recently visited first. */
  readonly #open = new Map<string, { open: Open; visitedAt: number }>();
  #ended = false;

  /** @param now milliseconds of a clock that is never put back */
  constructor(
    most: number,
    onLeave: (id: string, open: Open) => void,
    now: () => number = () => performance.now(),
  ) {
    this.#most = most;
    this.#onLeave = onLeave;
    this.#now = now;
  }

  get size(): number {
    return this.#open.size;
  }

  get compositions(): Composition[] {
    return [...this.#open.values()].flatMap(({ open }) => open.composition ?? []);
  }

  /** Whether this one is open still, and not another one of the same id. */
  has = (id: string, open: Open): boolean => this.#open.get(id)?.open === open;

  /** What is open under an id; if nothing is, what `make` gives. */
  visit(id: string, make: () => Open): Open {
    const open = this.#open.get(id)?.open ?? make();
    if (this.#ended) return open;
    this.#open.delete(id);
    while (this.#open.size >= this.#most) this.remove(this.#open.keys().next().value as string);
    this.#open.set(id, { open, visitedAt: this.#now() });
    return open;
  }

  remove(id: string): void {
    const visited = this.#open.get(id);
    this.#open.delete(id);
    if (visited) this.#onLeave(id, visited.open);
  }

  /** Removes what nobody has visited for so long. */
  removeUnvisited(ms: number): void {
    for (const [id, { visitedAt }] of this.#open) if (this.#now() - visitedAt > ms) this.remove(id);
  }

  /** Removes all, and opens nothing any more. */
  end(): void {
    this.#ended = true;
    for (const id of this.#open.keys()) this.remove(id);
  }
}
