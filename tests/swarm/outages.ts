/** How long an address gave nothing to anyone, though somebody asked. */
export class Outages {
  readonly #now: () => number;
  #asking = 0;
  /** Since when everyone who asks has been waiting; undefined while nobody asks. */
  #since: number | undefined;
  /** In milliseconds. */
  longestMs = 0;

  /** @param now a clock in milliseconds that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Somebody asks. What is given back is to be called once, with whether they got what they asked for. */
  ask(): (good: boolean) => void {
    this.#asking += 1;
    this.#since ??= this.#now();
    return (good) => {
      this.#asking -= 1;
      if (!good) return;
      const now = this.#now();
      this.longestMs = Math.max(this.longestMs, Math.round(now - (this.#since ?? now)));
      this.#since = this.#asking > 0 ? now : undefined;
    };
  }
}
