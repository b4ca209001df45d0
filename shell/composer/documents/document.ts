import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  APP_ELEMENT,
  BOOT_ELEMENT,
  type Boot,
  INLINE_MODULE,
  type LineUp,
  TO_LOAD_ELEMENT,
  type ToLoad,
} from '../../src/boot.ts';
import { consentPanel } from '../../src/consent/panel.ts';
import { type BrowserSite, browserSite } from '../../src/routes.ts';
import type { Beginning, Beginnings } from '../beginnings.ts';
import type { ComposerInput } from '../line-up.ts';
import type { RenderedPage } from '../renderer/messages.ts';
import { type BuiltFile, BuiltPart, type InlineStyles, policyHash } from './built-part.ts';
import type { Allowed } from './check-document.ts';
import type { InlineHashes } from './composed-page.ts';
import { escaped, inlineJson, picturePreloadTag } from './markup.ts';
import { sharingTags } from './sharing-tags.ts';
import { structuredData } from './structured-data.ts';

/** `SLOT_ATTRIBUTE` of the contract, whose module has JSX in it: Node does not read that. */
const SLOT = 'data-slot';

/** How the chunk of a slot is called, before the slot's name. */
const SLOT_CHUNK = 'slot-';

/** Characters of a page's markup within which everything stands that is seen before scrolling, on the largest screens as well. */
const FIRST_SCREENS = 12_000;

/** The chunk of what a remote exposes. */
const EXPOSED_CHUNK = 'remote';

/** A page that begins with more files has them asked for one after the other: every visitor has the list of all pages. */
const MAX_FILES_AHEAD = 20;

/** What a browser has to know of some releases. */
const lineUpOf = (
  parts: Iterable<[name: string, BuiltPart]>,
): Required<Pick<LineUp, 'remotes' | 'scripts'>> => ({
  remotes: Object.fromEntries([...parts].map(([name, { base }]) => [name, `${base}remoteEntry.js`])),
  scripts: Object.fromEntries([...parts].map(([, { base, scripts }]) => [base, scripts])),
});

const hashesByAddress = (files: BuiltFile[]): Record<string, string> =>
  Object.fromEntries(
    files.map(({ address, integrity }) => [address, address.endsWith('.js') ? integrity : '']),
  );

/** Makes whole documents of rendered pages, with exactly the styles and scripts that the page needs. */
export class DocumentBuilder {
  readonly #shell: BuiltPart;
  readonly #remotes: Map<string, BuiltPart>;
  readonly #inline: string;
  readonly #inlineHash: string;
  readonly #publicUrl: string;
  /** What the operator has configured. */
  readonly allowed: Allowed;
  readonly #site: BrowserSite;

  constructor({ shell, publicUrl, releases, outside, site }: ComposerInput) {
    this.#publicUrl = publicUrl;
    this.allowed = { outside, site };
    this.#site = browserSite(site);
    this.#shell = new BuiltPart('shell', shell.version, shell.folder);
    this.#remotes = new Map(
      releases.map(({ name, version, folder }) => [name, new BuiltPart(name, version, folder)]),
    );
    // A module keeps its names to itself, a script that stands inline would not.
    this.#inline = `(()=>{${readFileSync(join(shell.folder, `${INLINE_MODULE}.js`), 'utf8').trim()}})()`;
    this.#inlineHash = policyHash(this.#inline);
  }

  /** All releases, and with what their pages begin, for a browser that goes on to another page. */
  lineUp(beginnings: Beginnings): LineUp {
    const first = [...this.#remotes.values()].flatMap((part) => [
      part.entry,
      ...part.scriptsOf([EXPOSED_CHUNK]),
    ]);
    const filesOf = ({ remote, names }: Beginning) =>
      this.#remotes.get(remote)?.filesOf(names.filter((name) => name !== EXPOSED_CHUNK)) ?? [];
    const pages = Object.entries(beginnings).map(([path, beginning]) => [path, filesOf(beginning)] as const);
    return {
      ...lineUpOf(this.#remotes),
      first: hashesByAddress(first),
      pages: Object.fromEntries(
        pages
          .filter(([, files]) => files.length <= MAX_FILES_AHEAD)
          .map(([path, files]) => [path, hashesByAddress(files)]),
      ),
    };
  }

  /** The hashes by which the policy of a page allows what stands inline in its document. */
  hashesOf(page: RenderedPage): InlineHashes {
    const styles = this.#stylesOf(page, 'early').flatMap(({ hash }) => hash ?? []);
    return { script: this.#inlineHash, styles };
  }

  /**
   * @param path the page's path, without its query
   * @param participants the remotes that have rendered it
   */
  build(page: RenderedPage, path: string, participants: readonly string[]): string {
    const { remotes, scripts } = lineUpOf([...this.#remotes].filter(([name]) => participants.includes(name)));
    const { outside } = this.allowed;
    const boot: Boot = {
      site: this.#site,
      remotes,
      scripts: { ...scripts, [this.#shell.base]: this.#shell.scripts },
      ...(page.hydration ? { hydration: page.hydration } : {}),
      ...(page.missing.length > 0 ? { missing: page.missing } : {}),
      ...(Object.keys(outside).length > 0 ? { outside } : {}),
    };
    const late = this.#stylesOf(page, 'late');
    const toLoad: ToLoad = {
      scripts: this.#scriptsOf(page).map(({ address, integrity }) => [address, integrity]),
      late: { styles: late.map(({ address }) => address), slots: slotsOf(this.#chunksOf(page, 'late')) },
    };
    return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(page.meta.title)}</title><meta name="description" content="${escaped(page.meta.description)}">${page.meta.preload ? picturePreloadTag(page.meta.preload) : ''}<script data-fonts="${this.#shell.fonts.join(' ')}">${this.#inline}</script>${this.#stylesOf(page, 'early').map(stylesheet).join('')}<link rel="icon" href="/asset/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#ffffff">${sharingTags(page.meta, this.#publicUrl, path)}</head><body><div id="${APP_ELEMENT}">${page.html}</div>${withoutScripts(late)}${consentPanel(outside)}<script type="application/ld+json">${inlineJson(structuredData(page.meta, this.#publicUrl, path))}</script><script type="application/json" id="${BOOT_ELEMENT}">${inlineJson(boot)}</script><script type="application/json" id="${TO_LOAD_ELEMENT}">${inlineJson(toLoad)}</script></body></html>`;
  }

  /**
   * A document with the same elements around the app, and nothing in them: what the app does to a document shows in it as well, and a browser's
   * way of reading it is gone in half the time.
   * @param html what stands in the app's place
   */
  bare(page: RenderedPage, html: string): string {
    const late = withoutScripts(this.#stylesOf(page, 'late'));
    const script = '<script type="application/json"></script>';
    return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title></title></head><body><div id="${APP_ELEMENT}">${html}</div>${late}${consentPanel(this.allowed.outside)}${script.repeat(3)}</body></html>`;
  }

  /** The shell's script first, then the route's. Those of slots come when a visitor is near them. */
  #scriptsOf({ chunks }: RenderedPage): BuiltFile[] {
    const own = chunks.flatMap(({ remote, names, scripts }) => {
      const part = this.#remotes.get(remote);
      return part && scripts === 'now' ? [part.entry, ...part.scriptsOf(names)] : [];
    });
    return onceEach([...this.#shell.scriptsOf(['main']), ...own]);
  }

  /** The styles of slots that stand below all first screens are late: the first flight of packets has to hold those screens. */
  #stylesOf(page: RenderedPage, when: 'early' | 'late'): InlineStyles[] {
    const stylesOf = (some: Chunks) =>
      some.flatMap(({ remote, names }) => this.#remotes.get(remote)?.stylesOf(names) ?? []);
    const early = onceEach([...this.#shell.stylesOf(['main']), ...stylesOf(this.#chunksOf(page, 'early'))]);
    if (when === 'early') return early;
    const there = new Set(early.map(({ address }) => address));
    return onceEach(stylesOf(this.#chunksOf(page, 'late'))).filter(({ address }) => !there.has(address));
  }

  #chunksOf({ chunks, html }: RenderedPage, when: 'early' | 'late'): Chunks {
    const isLate = (chunk: Chunks[number]) =>
      slotsOf([chunk]).some((slot) => html.indexOf(`${SLOT}="${slot}"`) > FIRST_SCREENS);
    return chunks.filter((chunk) => isLate(chunk) === (when === 'late'));
  }
}

type Chunks = RenderedPage['chunks'];

/** Their names, such as `mfe-acquisition/OfferForm`. */
const slotsOf = (chunks: Chunks): string[] =>
  chunks.flatMap(({ remote, names }) =>
    names
      .filter((name) => name.startsWith(SLOT_CHUNK))
      .map((name) => `${remote}/${name.slice(SLOT_CHUNK.length)}`),
  );

const onceEach = <File extends BuiltFile>(files: File[]): File[] => [
  ...new Map(files.map((file) => [file.address, file])).values(),
];

/** Under the address by which a script that wants the same styles finds that they are there. */
const stylesheet = ({ address, text }: InlineStyles): string =>
  text === null
    ? `<link rel="stylesheet" href="${address}">`
    : `<style data-href="${address}">${text}</style>`;

/** Else the inline script asks for them, when the first screen is painted. */
const withoutScripts = (styles: InlineStyles[]): string =>
  styles.length > 0
    ? `<noscript>${styles.map(({ address }) => `<link rel="stylesheet" href="${address}">`).join('')}</noscript>`
    : '';
