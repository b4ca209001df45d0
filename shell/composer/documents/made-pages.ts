import type { ComposedPage } from './composed-page.ts';

/** Documents of a set of pages by their paths, of some 30 kB each: those that were not asked for lately make room for others. */
export class MadePages {
  readonly #max: number;
  /** Least recently asked for first. */
  readonly #pages = new Map<string, ComposedPage | Promise<ComposedPage>>();

  constructor(max: number) {
    this.#max = max;
  }

  get(path: string): ComposedPage | Promise<ComposedPage> | undefined {
    const page = this.#pages.get(path);
    if (page && this.#pages.size >= this.#max) this.#put(path, page);
    return page;
  }

  add(path: string, page: ComposedPage): void {
    this.#put(path, page);
  }

  /** Whoever asks for a page that is being made waits for the same; one that could not be made is made again for who asks next. */
  make(path: string, making: Promise<ComposedPage>): Promise<ComposedPage> {
    this.#put(path, making);
    const isStillThis = () => this.#pages.get(path) === making;
    return making.then(
      (page) => {
        if (isStillThis()) this.#pages.set(path, page);
        return page;
      },
      (error: unknown) => {
        if (isStillThis()) this.#pages.delete(path);
        throw error;
      },
    );
  }

  #put(path: string, page: ComposedPage | Promise<ComposedPage>): void {
    this.#pages.delete(path);
    this.#pages.set(path, page);
    if (this.#pages.size <= this.#max) return;
    for (const oldest of this.#pages.keys()) {
      this.#pages.delete(oldest);
      return;
    }
  }
}
