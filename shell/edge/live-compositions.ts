import { CompositionRefused } from '../composer/compose-pages.ts';
import { type Composer, Composition } from '../composer/composition.ts';
import type { LocalRelease, SiteFrame } from '../composer/line-up.ts';
import { ComposerLost } from '../composer/renderer/renderer-host.ts';
import type { RemoteName } from '../src/routes.ts';
import { type LineUp, lineUpsByDraw, liveOf, type Rollout, type Rollouts } from './line-ups.ts';
import type { RefusedBy } from './refusals.ts';

/** A set of releases that can't be composed, and why. */
export class RolloutRefused extends Error {
  readonly releases: readonly LocalRelease[];
  /** Says how soon it may be worth another try. */
  readonly by: RefusedBy;
  constructor(releases: readonly LocalRelease[], reason: string, by: RefusedBy) {
    super(reason);
    this.releases = releases;
    this.by = by;
  }
}

/** What serves the visitors: for each draw the composition of its releases. */
interface Serving {
  rollouts: Rollouts;
  byDraw: Composition[];
  compositions: Map<string, Composition>;
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Composes a set of releases.
 * @throws RolloutRefused whatever the reason is that it can't be: none is a reason for the site to end
 */
export async function composeOrRefuse(
  ...[input, composer, earlier, ready]: Parameters<typeof Composition.create>
): Promise<Composition> {
  try {
    return await Composition.create(input, composer, earlier, ready);
  } catch (error) {
    const reason = error instanceof CompositionRefused ? error.message : `composer: ${reasonOf(error)}`;
    throw new RolloutRefused(input.releases, reason, error instanceof ComposerLost ? 'files' : 'code');
  }
}

/** Keeps a composition for each set of releases that visitors may see, and replaces them all at once. */
export class LiveCompositions {
  readonly #frame: SiteFrame;
  readonly #composer: Composer;
  #serving: Serving = { rollouts: new Map(), byDraw: [], compositions: new Map() };
  readonly #closing = new Set<Promise<void>>();
  readonly #replacing = new Set<Promise<void>>();
  #stopped = false;

  constructor(frame: SiteFrame, composer: Composer) {
    this.#frame = frame;
    this.#composer = composer;
  }

  /** The composition for a visitor; null before the first one is there. */
  for(draw: number): Composition | null {
    return this.#serving.byDraw[draw] ?? null;
  }

  /** How many different sets of releases visitors see at present. */
  get size(): number {
    return this.#serving.compositions.size;
  }

  /** The release of each remote for those who get no canary. */
  get releases(): LocalRelease[] {
    return [...this.#serving.rollouts.values()].flatMap((rollout) => liveOf(rollout) ?? []);
  }

  /** One for each set of releases that visitors see. */
  get compositions(): Composition[] {
    return [...this.#serving.compositions.values()];
  }

  /** Settles when nothing is about to go live. */
  async idle(): Promise<void> {
    while (this.#replacing.size > 0) await Promise.allSettled(this.#replacing);
  }

  rolloutOf = (name: RemoteName): Rollout | undefined => this.#serving.rollouts.get(name);

  /**
   * Makes changed rollouts live, all at once.
   * @throws RolloutRefused if one of the sets of releases can't be composed; then nothing has changed
   */
  async replace(changed: Rollouts): Promise<void> {
    const replacing = this.#replace(changed);
    this.#replacing.add(replacing);
    return replacing.finally(() => this.#replacing.delete(replacing));
  }

  async #replace(changed: Rollouts): Promise<void> {
    for (;;) {
      const base = this.#serving;
      const rollouts: Rollouts = new Map([...base.rollouts, ...changed]);
      const lineUps = lineUpsByDraw(rollouts);
      const fresh = await this.#compose(lineUps, base);
      if (!this.#stopped && this.#serving === base) {
        this.#serve(rollouts, lineUps, new Map([...base.compositions, ...fresh]));
        return;
      }
      for (const composition of fresh.values()) this.#close(composition);
      if (this.#stopped) return;
      // Another remote went live meanwhile: the same once more, on top of that.
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const composition of this.#serving.compositions.values()) this.#close(composition);
    await Promise.all(this.#closing);
    await this.#composer.documents.stop();
  }

  /** Composes the sets of releases that are not composed yet. */
  async #compose(lineUps: LineUp[], { compositions }: Serving): Promise<Map<string, Composition>> {
    const missing = new Map(lineUps.filter(({ key }) => !compositions.has(key)).map((one) => [one.key, one]));
    const fresh = new Map<string, Composition>();
    for (const [key, { releases }] of missing) {
      try {
        const earlier = [...compositions.values(), ...fresh.values()];
        fresh.set(key, await composeOrRefuse({ ...this.#frame, releases }, this.#composer, earlier));
      } catch (error) {
        for (const composition of fresh.values()) this.#close(composition);
        throw error;
      }
    }
    return fresh;
  }

  #serve(rollouts: Rollouts, lineUps: LineUp[], available: Map<string, Composition>): void {
    const keys = new Set(lineUps.map(({ key }) => key));
    const compositions = new Map([...available].filter(([key]) => keys.has(key)));
    const byDraw = lineUps.map(({ key }) => compositions.get(key) as Composition);
    this.#serving = { rollouts, byDraw, compositions };
    for (const [key, composition] of available) if (!keys.has(key)) this.#close(composition);
  }

  #close(composition: Composition): void {
    const closing = composition.close().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }
}
