import type { OutsideSystems } from '@goldbraun/shared/contract';
import type { HydrationState } from 'react-router-dom';
import type { BrowserSite } from './routes.ts';

/** What is asked for when a visitor goes where another remote is: all live releases. */
export const LINE_UP = '/line-up.json';

/** Where releases are, and by what their scripts are checked. */
export interface LineUp {
  /** Addresses of their remoteEntry.js, by remote. */
  remotes: Record<string, string>;
  /** The hash of each release's list of script hashes, by the address of the release's folder. */
  scripts?: Record<string, string>;
}

/**
 * What the composer tells the browser in the page's `<script type="application/json" id="boot">`. It names the releases
 * of which the page was really rendered and no others, so that a release changes no page in which it takes no part.
 */
export interface Boot extends LineUp {
  /** Whom the paths of the site belong to. */
  site: BrowserSite;
  /** The loaders' results; absent if the page was not rendered on the server. */
  hydration?: HydrationState;
  /** Slots that stand in the page as their fallback, because their remote did not come. */
  missing?: string[];
  /** The outside systems that are configured; absent if none is. */
  outside?: OutsideSystems;
}

/**
 * The scripts with which a page begins, each with the hash that its bytes must have, in the page's
 * `<script type="application/json" id="scripts">`. The first of them is the shell's.
 */
export type ScriptsToLoad = [address: string, integrity: string][];

/** The script that stands inline in each document, as a module of the shell's build. */
export const INLINE_MODULE = 'inline';

/** The attribute of the root element of a page whose app runs: its links need no documents any more. */
export const RUNNING = 'data-running';

/** The attribute of the root element of a page of which the first screen alone is laid out (Layout.module.css). */
export const FIRST_SCREEN = 'data-first-screen';

export const BOOT_ELEMENT = 'boot';
export const SCRIPTS_ELEMENT = 'scripts';
export const APP_ELEMENT = 'app';
