import { ownsPath } from '../src/ownership.ts';
import type { RemoteName, SiteTable } from '../src/routes.ts';
import { packPage } from './documents/packed-page.ts';
import { KnownPages, packedPageOf } from './known-pages.ts';
import { type ComposerInput, type LocalRelease, nameOf } from './line-up.ts';
import type { RenderedPath, RenderedSite } from './rendered-site.ts';
import type { Limits } from './renderer/limits.ts';
import type { Rendered } from './renderer/messages.ts';
import { type Renderer, RendererFailed } from './renderer/renderer.ts';
import { keyOf, type Lease, type RendererPool } from './renderer/renderer-pool.ts';
import { isUnanswered, pathOf, unansweredKey } from './unanswered-key.ts';

/** For all pages that one process renders: a sound set of twenty takes half a second, one of thousands 5 ms a page. */
const limitsFor = (pages: number): Partial<Limits> => ({
  cpuMs: 5_000 + 20 * pages,
  idleMs: 5_000,
  totalMs: 60_000 + 60 * pages,
});
const MAX_PATHS = 20_000;
/** So many pages a process is asked for at once: it has something to do while this one looks at what has come. */
const AT_ONCE = 8;

/** A set of releases that can't go live, with the reason. */
export class CompositionRefused extends Error {}

type RenderedFile = Extract<Rendered, { type: 'resource' }>;
type RenderedOnePage = Extract<Rendered, { type: 'page' }>;

/** A path that is to be rendered; `known` is the page of an earlier line-up that the same code has rendered. */
interface Wanted {
  path: string;
  known?: RenderedPath | undefined;
}

/** What is said where a query can't be answered is made ahead like the pages themselves, so that it costs nothing then. */
const unansweredKeys = ({ remotes }: SiteTable): string[] =>
  remotes.flatMap(({ query = {} }) => Object.keys(query).map(unansweredKey));

const sameRelease = (one: LocalRelease | undefined, other: LocalRelease | undefined) =>
  one !== undefined && one.name === other?.name && one.version === other.version;
const releaseOf = ({ releases }: ComposerInput, name: string) =>
  releases.find((release) => release.name === name);
const remoteOfSlot = (slot: string) => slot.split('/', 1)[0] as string;

/** Renders what a line-up needs and no earlier one has rendered. */
export class SiteRendering {
  readonly #input: ComposerInput;
  readonly #renderers: RendererPool;
  readonly #earlier: readonly RenderedSite[];
  readonly #leases = new Map<string, Lease>();
  readonly #rendered = new Map<string, RenderedPath>();
  readonly #known: KnownPages;

  private constructor(input: ComposerInput, renderers: RendererPool, earlier: readonly RenderedSite[]) {
    this.#input = input;
    this.#renderers = renderers;
    this.#earlier = earlier;
    this.#known = new KnownPages(earlier);
  }

  /**
   * Renders all paths of a line-up. A page whose participants are the same as in an earlier line-up is that page: it is
   * not rendered again. Neither is one whose remote renders it alone, by the same code, if its loaders say the same.
   * @throws CompositionRefused if a release can't be loaded, a page throws, or it takes too much
   */
  static async run(
    input: ComposerInput,
    renderers: RendererPool,
    earlier: readonly RenderedSite[],
  ): Promise<{ site: RenderedSite; leases: Map<string, Lease> }> {
    const rendering = new SiteRendering(input, renderers, earlier);
    try {
      rendering.#startAhead();
      const paths = await rendering.#findPaths();
      await rendering.#renderAll(paths);
      return { site: { input, paths, rendered: rendering.#inOrder(paths) }, leases: rendering.#leases };
    } catch (error) {
      for (const lease of rendering.#leases.values()) lease.release();
      throw error instanceof RendererFailed ? new CompositionRefused(error.message) : error;
    }
  }

  /**
   * Starts the processes of those who together rendered a page before, of whatever release: loading them takes longer than
   * rendering. Whether one of them has a page to render is found out as ever.
   */
  #startAhead(): void {
    const pages = this.#earlier.flatMap(({ rendered }) => [...rendered.values()]);
    for (const { participants } of pages.filter((page) => page.participants.length > 1)) {
      const now = participants.flatMap(({ name }) => releaseOf(this.#input, name) ?? []);
      const isKept = participants.every((one) => sameRelease(one, releaseOf(this.#input, one.name)));
      // One that can't be started says so to whoever needs it.
      if (!isKept && now.length === participants.length) this.#renderer(now).catch(() => {});
    }
  }

  async #findPaths(): Promise<Map<RemoteName, readonly string[]>> {
    const found = this.#input.releases.map(async (release) => {
      const { name } = release;
      const before = this.#earlier.find((site) => sameRelease(releaseOf(site.input, name), release));
      const paths = before?.paths.get(name) ?? (await this.#renderer([release])).paths.get(name) ?? [];
      const foreign = paths.find((path) => !ownsPath(this.#input.site, name, path));
      if (foreign !== undefined) {
        throw new CompositionRefused(`${nameOf(release)} renders ${foreign}, which does not belong to it`);
      }
      if (paths.length > MAX_PATHS)
        throw new CompositionRefused(`${nameOf(release)} has more than ${MAX_PATHS} paths`);
      return [name, [...new Set(paths)]] as const;
    });
    return new Map(await Promise.all(found));
  }

  async #renderAll(paths: ReadonlyMap<RemoteName, readonly string[]>): Promise<void> {
    const groups = new Map<string, { participants: readonly LocalRelease[]; wanted: Wanted[] }>();
    const add = (path: string, participants: readonly LocalRelease[], known?: RenderedPath) => {
      const key = keyOf(participants);
      const group = groups.get(key) ?? { participants, wanted: [] };
      groups.set(key, group);
      group.wanted.push({ path, known });
    };
    for (const { host, path } of this.#allPaths(paths)) {
      const kept = host && this.#keptPage(path, host);
      if (kept) this.#rendered.set(path, kept);
      else
        add(path, host ? this.#expectedParticipants(path, host) : [], host && this.#known.find(path, host));
    }
    for (const key of unansweredKeys(this.#input.site)) {
      const kept = this.#earlier.map(({ rendered }) => rendered.get(key)).find(Boolean);
      if (kept) this.#rendered.set(key, kept);
      else add(key, []);
    }
    while (groups.size > 0) {
      const round = [...groups.values()];
      groups.clear();
      await Promise.all(
        round.map(async (group) => {
          for (const [path, more] of await this.#renderGroup(group)) add(path, more);
        }),
      );
    }
  }

  /** Every path that is known before a visit; for a remote that is not live, its paths of the shell's table. */
  #allPaths(paths: ReadonlyMap<RemoteName, readonly string[]>): { host?: LocalRelease; path: string }[] {
    return this.#input.site.remotes.flatMap(({ remote, paths: fixed }) => {
      const host = releaseOf(this.#input, remote);
      const known = host ? (paths.get(remote) ?? []) : fixed.filter((path) => !path.endsWith('/*'));
      return known.map((path) => ({ host, path }));
    });
  }

  /** Processes answer in any order; the sitemap has the table's. */
  #inOrder(paths: ReadonlyMap<RemoteName, readonly string[]>): Map<string, RenderedPath> {
    const keys = [...this.#allPaths(paths).map(({ path }) => path), ...unansweredKeys(this.#input.site)];
    return new Map(keys.map((key) => [key, this.#rendered.get(key) as RenderedPath]));
  }

  /** The page of an earlier line-up that is this one's, too. */
  #keptPage(path: string, host: LocalRelease): RenderedPath | undefined {
    for (const { rendered } of this.#earlier) {
      const page = rendered.get(path);
      if (!page || !sameRelease(page.participants[0], host)) continue;
      const isSame = page.participants.every((one) => sameRelease(one, releaseOf(this.#input, one.name)));
      if (isSame && !this.#fillsGap(page)) return page;
    }
    return undefined;
  }

  /** Whether a slot was missing that this line-up has. */
  #fillsGap({ rendered, participants }: RenderedPath): boolean {
    if (rendered.type !== 'page') return false;
    const absent = rendered.page.missing.map(remoteOfSlot);
    return absent.some(
      (name) =>
        releaseOf(this.#input, name) && !participants.some((participant) => participant.name === name),
    );
  }

  /** Who has rendered the page in an earlier line-up will probably do it now. */
  #expectedParticipants(path: string, host: LocalRelease): readonly LocalRelease[] {
    const before = this.#earlier
      .map(({ rendered }) => rendered.get(path))
      .find((page) => sameRelease(page?.participants[0], host));
    const names = before?.participants.slice(1).map(({ name }) => name) ?? [];
    return [host, ...names.flatMap((name) => releaseOf(this.#input, name) ?? [])];
  }

  async #renderer(participants: readonly LocalRelease[]): Promise<Renderer> {
    const key = keyOf(participants);
    const lease = this.#leases.get(key) ?? this.#renderers.lease(participants);
    this.#leases.set(key, lease);
    return lease.renderer();
  }

  /** Renders some pages in one process; gives those that have slots of remotes which that process has not loaded. */
  async #renderGroup({ participants, wanted }: { participants: readonly LocalRelease[]; wanted: Wanted[] }) {
    const renderer = await this.#renderer(participants);
    const others = this.#input.releases.filter(({ name }) => !participants.some((one) => one.name === name));
    const unfinished: [string, readonly LocalRelease[]][] = [];
    const left = wanted.values();
    const work = async () => {
      for (const { path, known } of left) {
        const rendered = await renderer.render(
          this.#input.publicUrl + pathOf(path),
          others.map(({ name }) => name),
          isUnanswered(path) ? 'unanswered' : 'page',
          known && packedPageOf(known)?.dataHash,
        );
        if (rendered.type === 'known' && known) {
          this.#rendered.set(path, { ...known, participants, isKnown: true });
          continue;
        }
        const needed =
          rendered.type === 'needs' ? others.filter(({ name }) => rendered.remotes.includes(name)) : [];
        if (needed.length > 0) unfinished.push([path, [...participants, ...needed]]);
        else
          this.#rendered.set(path, {
            path,
            participants,
            rendered: await packed(expectPage(path, rendered)),
          });
      }
    };
    const works = Array.from({ length: AT_ONCE }, work);
    await renderer.within(limitsFor(wanted.length), Promise.all(works));
    return unfinished;
  }
}

/** As it is kept. */
const packed = async (rendered: RenderedOnePage | RenderedFile): Promise<RenderedPath['rendered']> =>
  rendered.type === 'page' ? { type: 'page', page: await packPage(rendered.page) } : rendered;

function expectPage(path: string, rendered: Rendered): RenderedOnePage | RenderedFile {
  if (rendered.type === 'page' || rendered.type === 'resource') return rendered;
  if (rendered.type === 'failed')
    throw new CompositionRefused(`${path} can't be rendered: ${rendered.reason}`);
  if (rendered.type === 'redirect') {
    throw new CompositionRefused(`${path} leads to ${rendered.redirect} instead of a page`);
  }
  throw new CompositionRefused(`${path} needs remotes that there are not`);
}

/** Whether a process is needed when the site is live: it renders pages that depend on a query, or unknown paths. */
export function rendersOnDemand({ input, rendered }: RenderedSite): Set<string> {
  const keys = input.site.remotes.flatMap(({ remote, paths, query = {} }) => {
    const host = releaseOf(input, remote);
    if (!host) return [];
    const asked = Object.keys(query).map((path) => keyOf(rendered.get(path)?.participants ?? [host]));
    return paths.some((path) => path.endsWith('/*')) ? [...asked, keyOf([host])] : asked;
  });
  return new Set(keys);
}
