import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPath } from '@goldbraun/shared/build/public-path.ts';
import type { ReleaseManifest } from '@goldbraun/shared/build/release-manifest.ts';
import type { ChunkFiles, RouteAssets } from '@goldbraun/shared/build/route-assets-plugin.ts';
import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems.ts';
import { APP_ELEMENT, BOOT_ELEMENT, type Boot } from '../../src/boot.ts';
import { consentPanel } from '../../src/consent/panel.ts';
import type { ComposerInput } from '../line-up.ts';
import type { RenderedPage } from '../renderer/messages.ts';
import { escaped, inlineJson } from './markup.ts';
import { sharingTags } from './sharing-tags.ts';
import { structuredData } from './structured-data.ts';

interface BuiltPart {
  base: string;
  assets: RouteAssets;
  files: ReleaseManifest['files'];
}

function readPart(name: string, version: string, folder: string): BuiltPart {
  const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return {
    base: publicPath(name, version),
    assets: json('route-assets.json'),
    files: json('release.json').files,
  };
}

const isScript = (file: string) => file.endsWith('.js') && !file.startsWith('asset/');

/** Makes whole documents of rendered pages, with hints for exactly the files that the page needs. */
export class DocumentBuilder {
  readonly #shell: BuiltPart;
  readonly #remotes: Map<string, BuiltPart>;
  readonly #importMap: string;
  readonly #publicUrl: string;
  readonly #outside: OutsideSystems;

  constructor({ shell, publicUrl, releases, outside }: ComposerInput) {
    this.#publicUrl = publicUrl;
    this.#outside = outside;
    this.#shell = readPart('shell', shell.version, shell.folder);
    this.#remotes = new Map(
      releases.map(({ name, version, folder }) => [name, readPart(name, version, folder)]),
    );
    // The browser checks every script against this map, those that are imported later included.
    const parts = [this.#shell, ...this.#remotes.values()];
    const integrity = parts.flatMap(({ base, files }) =>
      Object.entries(files)
        .filter(([file]) => isScript(file))
        .map(([file, hash]) => [base + file, hash]),
    );
    this.#importMap = inlineJson({ integrity: Object.fromEntries(integrity) });
  }

  /** What the operator has configured. */
  get outside(): OutsideSystems {
    return this.#outside;
  }

  /** The hash by which the content security policy allows the import map: the same on every page. */
  get scriptHash(): string {
    return `sha256-${createHash('sha256').update(this.#importMap).digest('base64')}`;
  }

  /** @param path the page's path, without its query */
  build(page: RenderedPage, path: string): string {
    const boot: Boot = {
      remotes: Object.fromEntries(
        [...this.#remotes].map(([name, { base }]) => [name, `${base}remoteEntry.js`]),
      ),
      ...(page.hydration ? { hydration: page.hydration } : {}),
      ...(page.missing.length > 0 ? { missing: page.missing } : {}),
      ...(Object.keys(this.#outside).length > 0 ? { outside: this.#outside } : {}),
    };
    return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(page.meta.title)}</title><meta name="description" content="${escaped(page.meta.description)}"><link rel="icon" href="/asset/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#ffffff">${sharingTags(page.meta, this.#publicUrl, path)}<script type="importmap">${this.#importMap}</script>${this.#head(page)}<script type="application/ld+json">${inlineJson(structuredData(page.meta, this.#publicUrl, path))}</script></head><body><div id="${APP_ELEMENT}">${page.html}</div>${consentPanel(this.#outside)}<script type="application/json" id="${BOOT_ELEMENT}">${inlineJson(boot)}</script></body></html>`;
  }

  #head({ meta, chunks }: RenderedPage): string {
    const main = this.#filesOf(this.#shell, ['main']);
    const own = chunks.flatMap(({ remote, names, scripts }) => {
      const part = this.#remotes.get(remote);
      if (!part) return [];
      const { js, css } = this.#filesOf(part, names);
      return { js: scripts === 'now' ? [...js, `${part.base}remoteEntry.js`] : [], css };
    });
    const all = (kind: keyof ChunkFiles) => [...new Set([main, ...own].flatMap((files) => files[kind]))];
    const picture = meta.preload;
    return [
      ...all('css').map((href) => `<link rel="stylesheet" href="${href}">`),
      picture &&
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escaped(picture.srcSet)}" imagesizes="${escaped(picture.sizes)}"${picture.media ? ` media="${escaped(picture.media)}"` : ''}>`,
      ...this.#fonts().map(
        (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
      ),
      ...all('js')
        .filter((href) => !main.js.includes(href))
        .map((href) => `<link rel="modulepreload" href="${href}" integrity="${this.#integrity(href)}">`),
      ...main.js.map(
        (src) => `<script type="module" src="${src}" integrity="${this.#integrity(src)}"></script>`,
      ),
    ]
      .filter(Boolean)
      .join('');
  }

  #filesOf({ base, assets }: BuiltPart, names: string[]): ChunkFiles {
    const groups = names.flatMap((name) => assets[name] ?? []);
    const all = (kind: keyof ChunkFiles) => groups.flatMap((group) => group[kind]).map((file) => base + file);
    return { js: all('js'), css: all('css') };
  }

  /** The site's two font files: both are on every page's first screen. */
  #fonts(): string[] {
    const { base, files } = this.#shell;
    return Object.keys(files)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => base + file);
  }

  #integrity(address: string): string {
    const part = [this.#shell, ...this.#remotes.values()].find(({ base }) => address.startsWith(base));
    return part?.files[address.slice(part.base.length)] ?? '';
  }
}
