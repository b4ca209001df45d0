import type { Language } from '@goldbraun/shared/contract';

/** The name of a remote, as the site's table has it: `mfe-news`. */
export type RemoteName = string;

/** What of the site belongs to one remote. */
export interface Ownership {
  remote: RemoteName;
  /** Paths that the remote answers; one that ends in `/*` is everything below it. */
  paths: readonly string[];
  /** Where an unknown path below a `/*` leads; '/' by default. */
  unknown?: string;
  /** The parameters that change a page, by its path: with one of them it is rendered when it is asked for. */
  query?: Readonly<Record<string, readonly string[]>>;
  /** Public files that the remote's release carries in its `asset/` folder. */
  assets: readonly string[];
  /** Whole documents by their path: the name of the HTML file in the remote's release. */
  documents?: Readonly<Record<string, string>>;
  /** The paths of the site's services that its loaders may ask for while a page is rendered on the server. */
  asks?: readonly string[];
}

/** A link that the main menu has beside the shell's own. */
export interface MenuEntry {
  path: string;
  label: Readonly<Record<Language, string>>;
  /** The path of the entry of the shell's menu that it comes after; last by default. */
  after?: string;
}

/** The one table that says which path, and which `/asset/…` prefix, belongs to whom. It is data: see `shell/site.json`. */
export interface SiteTable {
  remotes: readonly Ownership[];
  /** Spellings, decoded, that lead to another path. */
  redirects: Readonly<Record<string, string>>;
  menu: readonly MenuEntry[];
}

/** What a browser has to know of it; it stands in every document. */
export interface BrowserSite extends Pick<SiteTable, 'redirects'> {
  remotes: readonly Pick<Ownership, 'remote' | 'paths' | 'unknown'>[];
  menu?: readonly MenuEntry[];
}

/** The part of the table that a browser needs. */
export const browserSite = ({ remotes, redirects, menu }: SiteTable): BrowserSite => ({
  remotes: remotes.map(({ remote, paths, unknown }) => ({ remote, paths, ...(unknown ? { unknown } : {}) })),
  redirects,
  ...(menu.length > 0 ? { menu } : {}),
});
