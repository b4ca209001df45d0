import { setTimeout as sleep } from 'node:timers/promises';
import type { Preview } from '@goldbraun/shared/release/discovery';
import type { PreviewLink } from '@goldbraun/shared/service/preview-token';
import type { Logger } from 'pino';
import type { Composition } from '../../composer/composition.ts';
import { DocumentMaker } from '../../composer/documents/document-maker.ts';
import { type LocalRelease, nameOf, type SiteFrame } from '../../composer/line-up.ts';
import type { RendererPool } from '../../composer/renderer/renderer-pool.ts';
import { ownerOf } from '../../src/ownership.ts';
import { composeOrRefuse, type LiveCompositions, RolloutRefused, reasonOf } from '../live-compositions.ts';
import { Refusals } from '../refusals.ts';
import type { ReleaseTrials } from '../release-trials.ts';
import type { RemoteFollower } from '../remote-follower.ts';
import { OpenPreviews } from './open-previews.ts';

/** So many sets of previews are composed at the same time; who opens another one ends the one that was visited least recently. */
export const MAX_OPEN = 8;
/** Who has closed the browser does not say so. */
const UNVISITED_MS = 15 * 60_000;
const SWEEP_MS = 60_000;
/** How long a visitor waits for pages before being told that they are being made. */
const WAIT_MS = 3_000;

/** What there is to see of a link. */
export type Shown =
  | { composition: Composition; until: number }
  /** The public reason for which it can't be shown. */
  | { refused: string }
  /** What has ended, or was never there: previews by their remotes. */
  | { gone: Record<string, string> }
  | 'making';

/** One preview that a link names, as its team has published it. */
interface Chosen {
  follower: RemoteFollower;
  preview: Preview;
}

/** A set of previews that somebody visits. */
interface OpenPreview {
  composition?: Composition;
  /** The releases of which its pages are composed. */
  key?: string;
  making?: Promise<void>;
  readonly refusals: Refusals;
}

const keyOf = (releases: readonly Pick<LocalRelease, 'name' | 'version'>[]): string =>
  releases.map(nameOf).join(' ');

/**
 * Composes previews for those who have a link to them, and when they come: the live releases, with those of the link in their places.
 * They pass what every release passes. One is composed at a time, when nothing is about to go live, and its
 * documents are made by a thread of their own, so that nobody else waits for them.
 */
export class Previews {
  readonly #frame: SiteFrame;
  readonly #renderers: RendererPool;
  readonly #documents = new DocumentMaker();
  readonly #followers: readonly RemoteFollower[];
  readonly #live: LiveCompositions;
  readonly #trials: ReleaseTrials;
  readonly #log: Logger;
  readonly #open = new OpenPreviews<OpenPreview>(MAX_OPEN, (id, open) => this.#close(id, open));
  readonly #closing = new Set<Promise<void>>();
  #last: Promise<unknown> = Promise.resolve();
  readonly #sweep: NodeJS.Timeout;

  constructor(
    frame: SiteFrame,
    renderers: RendererPool,
    followers: readonly RemoteFollower[],
    live: LiveCompositions,
    trials: ReleaseTrials,
    log: Logger,
  ) {
    this.#frame = frame;
    this.#renderers = renderers;
    this.#followers = followers;
    this.#live = live;
    this.#trials = trials;
    this.#log = log;
    this.#sweep = setInterval(() => this.#open.removeUnvisited(UNVISITED_MS), SWEEP_MS).unref();
  }

  /** How many sets of previews are open. */
  get size(): number {
    return this.#open.size;
  }

  /** Waits for what has just been published, of which this shell learns within a second or two. */
  async arrive({ previews }: PreviewLink): Promise<void> {
    for (let waited = 0; 'gone' in this.#choose(previews) && waited < WAIT_MS; waited += 100)
      await sleep(100);
  }

  /** The pages of a link, composed if need be; a visitor who would wait for too long is told so. */
  async show({ previews, until }: PreviewLink): Promise<Shown> {
    const deadline = performance.now() + WAIT_MS;
    const id = Object.entries(previews)
      .map(([remote, name]) => `${remote}=${name}`)
      .sort()
      .join(' ');
    let open: OpenPreview | undefined;
    for (;;) {
      const chosen = this.#choose(previews);
      if ('gone' in chosen) {
        this.#open.remove(id);
        return chosen;
      }
      if (this.#live.releases.length === 0) return 'making';
      // Who has left meanwhile, for others or with the site, is composed anew with the next request.
      if (open && !this.#open.has(id, open)) return 'making';
      open ??= this.#open.visit(id, () => this.#opened());
      const key = this.#keyOf(chosen);
      if (open.composition && open.key === key) {
        const ends = chosen.map(({ preview }) => preview.until);
        return { composition: open.composition, until: Math.min(until, ...ends) };
      }
      const refusal = open.refusals.holds(key) ? open.refusals.of(key) : undefined;
      if (refusal) return { refused: refusal.reason };
      if (!(await this.#madeBefore(deadline, id, open, key, chosen))) return 'making';
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweep);
    this.#open.end();
    await Promise.all(this.#closing);
    await this.#documents.stop();
  }

  #opened(): OpenPreview {
    const isOwnPath = (path: string) => ownerOf(this.#frame.site, path) !== undefined;
    return { refusals: new Refusals(isOwnPath) };
  }

  #choose(previews: PreviewLink['previews']): Chosen[] | { gone: Record<string, string> } {
    const chosen: Chosen[] = [];
    const gone: Record<string, string> = {};
    for (const [remote, name] of Object.entries(previews)) {
      const follower = this.#followers.find((one) => one.name === remote);
      const preview = follower?.preview(name);
      if (follower && preview) chosen.push({ follower, preview });
      else gone[remote] = name;
    }
    return Object.keys(gone).length > 0 ? { gone } : chosen;
  }

  /** The releases of a composition that would be made now. */
  #keyOf(chosen: Chosen[]): string {
    const own = chosen.map(({ follower, preview }) => ({ name: follower.name, ...preview.metadata }));
    return keyOf(this.#beside(own));
  }

  /** The live releases, with these in their places; in the order of all line-ups, so that pages and processes are shared. */
  #beside<Release extends Pick<LocalRelease, 'name'>>(own: Release[]): (LocalRelease | Release)[] {
    const others = this.#live.releases.filter(({ name }) => !own.some((one) => one.name === name));
    return [...others, ...own].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async #madeBefore(
    deadline: number,
    id: string,
    open: OpenPreview,
    key: string,
    chosen: Chosen[],
  ): Promise<boolean> {
    open.making ??= this.#make(id, open, key, chosen).finally(() => {
      open.making = undefined;
    });
    const made = open.making.then(() => true);
    const giveUp = new AbortController();
    const late = sleep(Math.max(deadline - performance.now(), 0), false, { signal: giveUp.signal });
    return Promise.race([made, late.catch(() => false)]).finally(() => giveUp.abort());
  }

  /** Composes what somebody visits, or remembers why that can't be. Never throws. */
  async #make(id: string, open: OpenPreview, key: string, chosen: Chosen[]): Promise<void> {
    try {
      const own = await Promise.all(chosen.map(({ follower, preview }) => follower.fetch(preview)));
      await this.#inTurn(async () => {
        await this.#live.idle();
        if (this.#open.has(id, open)) await this.#compose(id, open, own);
      });
    } catch (error) {
      if (!this.#open.has(id, open)) return;
      const by = error instanceof RolloutRefused ? error.by : 'files';
      open.refusals.keepOnly([key]);
      open.refusals.add(key, reasonOf(error), by);
      this.#log.warn({ preview: id, reason: reasonOf(error).slice(0, 2_000) }, 'preview can not be shown');
    }
  }

  async #compose(id: string, open: OpenPreview, own: LocalRelease[]): Promise<void> {
    const releases = this.#beside(own);
    const ends: (() => Promise<void>)[] = [];
    let composition: Composition;
    try {
      for (const release of own) ends.push(await this.#trials.begin(release));
      const composer = { renderers: this.#renderers, documents: this.#documents };
      const earlier = [...this.#live.compositions, ...this.#open.compositions];
      // Most are looked at and not searched in: eight of them need no process that waits.
      composition = await composeOrRefuse({ ...this.#frame, releases }, composer, earlier, false);
    } finally {
      for (const end of ends) await end();
    }
    if (!this.#open.has(id, open)) return this.#end(composition);
    const before = open.composition;
    Object.assign(open, { composition, key: keyOf(releases) });
    if (before) this.#end(before);
    this.#log.info({ preview: id, versions: Object.fromEntries(composition.versions) }, 'preview is open');
  }

  /** One after the other, whatever becomes of each. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  #close(id: string, { composition }: OpenPreview): void {
    if (composition) this.#end(composition);
    this.#log.info({ preview: id }, 'preview is closed');
  }

  #end(composition: Composition): void {
    const closing = composition.close().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }
}
