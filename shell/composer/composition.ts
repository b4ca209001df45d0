import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems';
import { ownerOf } from '../src/ownership.ts';
import { languageFile } from '../text/language-file.ts';
import { beginningsOf } from './beginnings.ts';
import { CompositionRefused, rendersOnDemand, SiteRendering } from './compose-pages.ts';
import type { ComposedPage } from './documents/composed-page.ts';
import { type DocumentMaker, DocumentRefused } from './documents/document-maker.ts';
import { llmsText } from './documents/llms-text.ts';
import { MadePages } from './documents/made-pages.ts';
import { sitemap } from './documents/sitemap.ts';
import type { ComposerInput, LocalRelease } from './line-up.ts';
import type { RenderedPath, RenderedSite } from './rendered-site.ts';
import { endIfLooping } from './renderer/end-if-looping.ts';
import type { Rendered } from './renderer/messages.ts';
import type { Renderer } from './renderer/renderer.ts';
import { keyOf, type Lease, type RendererPool } from './renderer/renderer-pool.ts';

/** How long a visitor waits for a page that depends on a query. */
const RENDER_LIMIT_MS = 1_500;
/** The same where a process may have to be started first. */
const START_LIMIT_MS = 6_000;
const MAX_WAITING = 40;
/** Documents of a set that are kept. A site of two thousand pages has them all, in some 60 MB. */
const MAX_MADE = 2_000;

/** All pages of one set of releases; it goes live as a whole or not at all. */
export interface PageSet {
  /**
   * Those that are made already. What an earlier set has shown is made when it is asked for, and of a large set what has no room
   * here.
   */
  pages: MadePages;
  /** What the shell itself makes of all pages, by path: it can't be made once more of one. */
  files: ReadonlyMap<string, ComposedPage>;
  /** What browsers ask for, to go on to other pages. */
  lineUp: ComposedPage;
  interfaceText: string;
}

/** What renders pages and makes them documents. */
export interface Composer {
  renderers: RendererPool;
  documents: DocumentMaker;
}

/** What came of an address; null if that was not to be had. */
export type Answer = { page: ComposedPage } | { redirect: string } | null;

/** One set of releases: all of its pages, and the processes that render those that depend on a query. */
export class Composition {
  readonly set: PageSet;
  /** The version of each remote in it. */
  readonly versions: ReadonlyMap<string, string>;
  readonly #composer: Composer;
  readonly #site: RenderedSite;
  readonly #leases: Map<string, Lease>;
  readonly #rendering = new Set<Promise<Answer>>();
  readonly #limitMs: number;
  #closed = false;

  private constructor(
    composer: Composer,
    site: RenderedSite,
    leases: Map<string, Lease>,
    set: PageSet,
    limitMs: number,
  ) {
    this.#limitMs = limitMs;
    this.#composer = composer;
    this.#site = site;
    this.#leases = leases;
    this.set = set;
    this.versions = new Map(site.input.releases.map(({ name, version }) => [name, version]));
  }

  /**
   * Composes all pages of a set of releases.
   * @param earlier compositions whose pages are kept where nobody who takes part in them has changed
   * @param ready whether processes wait for queries from now on; otherwise each is started with the first
   * @throws CompositionRefused if a remote can't be loaded, a page throws or may not be shown, or it takes too much
   */
  static async create(
    input: ComposerInput,
    composer: Composer,
    earlier: Iterable<Composition> = [],
    ready = true,
  ): Promise<Composition> {
    const compositions = [...earlier];
    const sites = compositions.map((composition) => composition.#site);
    const { site, leases } = await SiteRendering.run(input, composer.renderers, sites);
    try {
      const set = await makeSet(site, composer.documents, (page) => documentOf(page, compositions));
      const needed = ready ? rendersOnDemand(site) : new Set<string>();
      for (const [key, lease] of leases) if (!needed.has(key)) lease.release();
      const live = new Map([...leases].filter(([key]) => needed.has(key)));
      for (const participants of [...site.rendered.values()].map((page) => page.participants)) {
        const key = keyOf(participants);
        if (needed.has(key) && !live.has(key)) live.set(key, composer.renderers.lease(participants));
      }
      return new Composition(composer, site, live, set, ready ? RENDER_LIMIT_MS : START_LIMIT_MS);
    } catch (error) {
      for (const lease of leases.values()) lease.release();
      composer.documents.forget(input);
      throw error instanceof DocumentRefused ? new CompositionRefused(error.message) : error;
    }
  }

  /**
   * Renders an address that depends on its query; null if that can't be had in time.
   * @param address its path and query
   */
  async render(address: string): Promise<Answer> {
    if (this.#closed || this.#rendering.size >= MAX_WAITING) return null;
    const rendering = this.#render(address)
      .catch(() => null)
      .finally(() => this.#rendering.delete(rendering));
    this.#rendering.add(rendering);
    return rendering;
  }

  /** The systems outside that the pages were composed for. */
  get outside(): OutsideSystems {
    return this.#site.input.outside;
  }

  /** Answers what it was asked for, then lets its processes go; what it is asked for later would start one that nobody ends. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#rendering);
    for (const lease of this.#leases.values()) lease.release();
    this.#leases.clear();
    this.#composer.documents.forget(this.#site.input);
  }

  /** The document of a page that was kept from this composition. */
  documentOf(page: RenderedPath): ComposedPage | Promise<ComposedPage> | undefined {
    return this.#site.rendered.get(page.path) === page ? this.set.pages.get(page.path) : undefined;
  }

  /** The paths of all pages and files. */
  get paths(): Iterable<string> {
    return [...this.#site.rendered.keys(), ...this.set.files.keys()];
  }

  /** The page, or file, of a path; undefined if there is none. It comes later if it was not made yet. */
  page(path: string): ComposedPage | Promise<ComposedPage> | undefined {
    const made = this.set.files.get(path) ?? this.set.pages.get(path);
    const rendered = made ? undefined : this.#site.rendered.get(path);
    return rendered ? this.#makeLate(rendered) : made;
  }

  #makeLate(rendered: RenderedPath): Promise<ComposedPage> {
    const { documents } = this.#composer;
    const { input } = this.#site;
    const making = this.set.pages.make(rendered.path, documents.make(input, rendered, 'small'));
    // Somebody may have begun to ask when this was live.
    return this.#closed ? making.finally(() => documents.forget(input)) : making;
  }

  async #render(address: string): Promise<Answer> {
    const { publicUrl, releases, site } = this.#site.input;
    const { pathname, search } = new URL(publicUrl + address);
    const host = releases.find(({ name }) => name === ownerOf(site, pathname)?.remote);
    if (!host) return null;
    let participants = this.#site.rendered.get(pathname)?.participants ?? [host];
    for (;;) {
      const rendered = await this.#renderBy(participants, publicUrl + pathname + search);
      if (rendered?.type === 'redirect') return { redirect: rendered.redirect };
      if (rendered?.type === 'page' || rendered?.type === 'resource') {
        const path = { path: pathname, participants, rendered };
        return { page: await this.#composer.documents.make(this.#site.input, path, 'fast') };
      }
      if (rendered?.type !== 'needs') return null;
      const more = this.#others(participants).filter(({ name }) => rendered.remotes.includes(name));
      if (more.length === 0) return null;
      participants = [...participants, ...more];
    }
  }

  async #renderBy(participants: readonly LocalRelease[], url: string): Promise<Rendered | null> {
    const key = keyOf(participants);
    const lease = this.#leases.get(key) ?? this.#composer.renderers.lease(participants);
    this.#leases.set(key, lease);
    const elsewhere = this.#others(participants).map(({ name }) => name);
    const { promise: late, resolve } = Promise.withResolvers<null>();
    let renderer: Renderer | undefined;
    const timer = setTimeout(() => {
      resolve(null);
      if (renderer) void endIfLooping(renderer, url, rendering);
    }, this.#limitMs);
    // Also for a process that has to be started first: a composer that is away may take longer than anybody waits.
    const rendering = lease.renderer().then((started) => {
      renderer = started;
      return started.render(url, elsewhere);
    });
    return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
  }

  #others(participants: readonly LocalRelease[]): LocalRelease[] {
    return this.#site.input.releases.filter(({ name }) => !participants.some((one) => one.name === name));
  }
}

/** What an earlier composition has made of a page that nobody has changed. */
function documentOf(
  page: RenderedPath,
  earlier: Composition[],
): ComposedPage | Promise<ComposedPage> | undefined {
  for (const composition of earlier) {
    const kept = composition.documentOf(page);
    if (kept) return kept;
  }
  return undefined;
}

/** Pages of one kind have the same scripts and styles. */
const kindOf = ({ rendered }: RenderedPath): string =>
  rendered.type === 'page' ? JSON.stringify(rendered.page.chunks) : rendered.type;

async function makeSet(
  site: RenderedSite,
  documents: DocumentMaker,
  kept: (page: RenderedPath) => ComposedPage | Promise<ComposedPage> | undefined,
): Promise<PageSet> {
  const { input, rendered } = site;
  const pages = new MadePages(MAX_MADE);
  const kinds = new Set<string>();
  let made = 0;
  const make = async (page: RenderedPath) => {
    const before = kept(page);
    // One of each kind shows what would be wrong with all of them.
    const isLate = page.isKnown && kinds.has(kindOf(page));
    kinds.add(kindOf(page));
    if (!before && isLate) return;
    made += 1;
    if (!before && made > MAX_MADE) await documents.check(input, page);
    else pages.add(page.path, await (before ?? documents.make(input, page, 'small')));
  };
  await Promise.all([...rendered.values()].map(make));
  const map = await documents.file(
    '/sitemap.xml',
    'application/xml; charset=utf-8',
    sitemap(rendered.values(), input.publicUrl),
  );
  const forPrograms = await documents.file(
    '/llms.txt',
    'text/plain; charset=utf-8',
    llmsText(rendered.values(), input.publicUrl),
  );
  return {
    pages,
    files: new Map([map, forPrograms].map((file) => [file.path, file])),
    lineUp: await documents.lineUp(input, beginningsOf(rendered.values(), input.site)),
    interfaceText: JSON.stringify(languageFile),
  };
}
