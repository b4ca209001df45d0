/** Asks for all pages again and again until it leaves, and keeps what was not as it should be. */
export class WatchingVisitor {
  readonly #site: string;
  readonly #paths: readonly string[];
  readonly #troubles: string[] = [];
  readonly #walk: Promise<void>;
  #leaving = false;

  constructor(site: string, paths: readonly string[]) {
    this.#site = site;
    this.#paths = paths;
    this.#walk = this.#look();
  }

  /** @returns every request that failed, or whose page was not whole */
  async leave(): Promise<string[]> {
    this.#leaving = true;
    await this.#walk;
    return this.#troubles;
  }

  async #look(): Promise<void> {
    while (!this.#leaving) {
      for (const path of this.#paths) {
        try {
          const response = await fetch(this.#site + path);
          const html = await response.text();
          if (response.status !== 200) this.#troubles.push(`${path}: ${response.status}`);
          else if (!/<h1.*<footer.*Privatsphäre Einstellungen/s.test(html))
            this.#troubles.push(`${path}: not whole`);
        } catch (error) {
          this.#troubles.push(`${path}: ${error}`);
        }
        if (this.#leaving) return;
      }
    }
  }
}
