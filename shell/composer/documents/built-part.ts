import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPath } from '@goldbraun/shared/release/public-path';
import { integrityOf, type ReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import type { RouteAssets } from '@goldbraun/shared/release/route-assets';
import { scriptHashes } from '@goldbraun/shared/release/script-hashes';

/** A file of a release, with what a browser checks it by. */
export interface BuiltFile {
  address: string;
  integrity: string;
}

/** A stylesheet that can stand in a document itself. */
export interface InlineStyles extends BuiltFile {
  /** Null if it has what would end the element in which it stands, or what a parser changes. */
  text: string | null;
  /** The hash by which a policy allows it there; absent where it can't stand there. */
  hash?: string;
}

/** The hash by which a content security policy allows what stands inline. */
export const policyHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** An address in a stylesheet that begins neither with a slash nor with a scheme. */
const relative = /\burl\(\s*(["']?)(?!["'/#]|[a-z][a-z0-9+.-]*:)/gi;

/** The shell's build, or a remote's: what documents need to know of it. */
export class BuiltPart {
  /** The address of its folder. */
  readonly base: string;
  /** The hash of its list of script hashes. */
  readonly scripts: string;
  /** The script of a page that is hydrated with this part: none but a remote's. */
  readonly entry: BuiltFile;
  readonly #folder: string;
  readonly #files: ReleaseManifest['files'];
  readonly #assets: RouteAssets;
  readonly #styles = new Map<string, InlineStyles>();

  constructor(name: string, version: string, folder: string) {
    const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { files }: ReleaseManifest = json('release.json');
    this.base = publicPath(name, version);
    this.scripts = integrityOf(Buffer.from(JSON.stringify(scriptHashes({ files }))));
    this.#folder = folder;
    this.#files = files;
    this.#assets = json('route-assets.json');
    this.entry = this.#file('remoteEntry.js');
  }

  get fonts(): string[] {
    return Object.keys(this.#files)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => this.base + file);
  }

  /** The scripts of some chunks, by their names. */
  scriptsOf(names: string[]): BuiltFile[] {
    return this.#groups(names).flatMap(({ js }) => js.map((file) => this.#file(file)));
  }

  /** The stylesheets of some chunks, by their names. */
  stylesOf(names: string[]): InlineStyles[] {
    return this.#groups(names).flatMap(({ css }) => css.map((file) => this.#stylesheet(file)));
  }

  /** All that pages with some chunks begin with when they come by a link: scripts first, also those that loaders read. */
  filesOf(names: string[]): BuiltFile[] {
    const groups = this.#groups(names);
    const scripts = groups.flatMap(({ js, ahead = [] }) => [...js, ...ahead]);
    return [...scripts, ...groups.flatMap(({ css }) => css)].map((file) => this.#file(file));
  }

  #groups(names: string[]) {
    return names.flatMap((name) => this.#assets[name] ?? []);
  }

  #file(file: string): BuiltFile {
    return { address: this.base + file, integrity: this.#files[file] ?? '' };
  }

  #stylesheet(file: string): InlineStyles {
    const known = this.#styles.get(file);
    if (known) return known;
    // In a document it would be read as an address beside the page's.
    const text = readFileSync(join(this.#folder, file), 'utf8').replace(relative, `url($1${this.base}`);
    const fits = !/<\/style|[\r\0]/i.test(text);
    const styles = { ...this.#file(file), text: fits ? text : null, ...(fits && { hash: policyHash(text) }) };
    this.#styles.set(file, styles);
    return styles;
  }
}
