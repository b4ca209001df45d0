import type { ComposedPage } from '../composer/documents/composed-page.ts';

interface Kept {
  page: ComposedPage;
  /** Who had it rendered. */
  network: string;
  bytes: number;
  until: number;
}

const sizeOf = ({ body, brotli, gzip }: ComposedPage) =>
  (body?.length ?? 0) + brotli.length + (gzip?.length ?? 0);

/**
 * Rendered pages, each for as long as it says of itself. The room is shared: where it does not suffice, the network that
 * has most in it loses what was asked for least recently, so that nobody can push out what all others look for.
 */
export class KeptPages {
  readonly #maxBytes: number;
  readonly #now: () => number;
  /** Least recently asked for first. */
  readonly #kept = new Map<string, Kept>();
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  constructor(maxBytes: number, now: () => number) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  get(key: string): ComposedPage | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (kept.until <= this.#now()) {
      this.#remove(key, kept);
      return undefined;
    }
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.page;
  }

  /** @param seconds how long; none for a page that is not to be kept */
  keep(key: string, page: ComposedPage, seconds: number, network: string): void {
    const known = this.#kept.get(key);
    if (known) this.#remove(key, known);
    const bytes = sizeOf(page);
    if (seconds <= 0 || bytes > this.#maxBytes) return;
    this.#kept.set(key, { page, network, bytes, until: this.#now() + seconds * 1000 });
    this.#count(network, bytes);
    while (this.#bytes > this.#maxBytes) this.#removeOldestOf(this.#heaviest());
  }

  #heaviest(): string {
    let heaviest: [network: string, bytes: number] = ['', 0];
    for (const entry of this.#bytesOf) if (entry[1] > heaviest[1]) heaviest = entry;
    return heaviest[0];
  }

  #removeOldestOf(network: string): void {
    for (const [key, kept] of this.#kept) {
      if (kept.network !== network) continue;
      this.#remove(key, kept);
      return;
    }
  }

  #remove(key: string, { network, bytes }: Kept): void {
    this.#kept.delete(key);
    this.#count(network, -bytes);
  }

  #count(network: string, bytes: number): void {
    const sum = (this.#bytesOf.get(network) ?? 0) + bytes;
    if (sum > 0) this.#bytesOf.set(network, sum);
    else this.#bytesOf.delete(network);
    this.#bytes += bytes;
  }
}
