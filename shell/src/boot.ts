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
  /** The scripts by which each remote begins, with their hashes: so they come at once, not one after the other. Not in a document, which names its own. */
  first?: Record<string, string>;
  /**
   * What pages begin with when they come by a link, by their path or by a pattern of the site's table: addresses with hashes, of which styles have none.
   * So all of it comes at once. Not in a document.
   */
  pages?: Record<string, Record<string, string>>;
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

/** What a page asks for when its first screen is painted, in the page's `<script type="application/json" id="later">`. */
export interface ToLoad {
  /** The scripts with which it begins, each with the hash that its bytes must have. The first of them is the shell's. */
  scripts: [address: string, integrity: string][];
  /** What stands below all first screens and has styles of its own: their addresses, and the names of the slots. */
  late: { styles: string[]; slots: string[] };
}

/** The script that stands inline in each document, as a module of the shell's build. */
export const INLINE_MODULE = 'inline';

/** The attribute of the root element of a page whose app runs: its links need no documents any more. */
export const RUNNING = 'data-running';

/** The attribute of the root element of a page of which the first screen alone is laid out (Layout.module.css). */
export const FIRST_SCREEN = 'data-first-screen';

/** Sent to the window when the page may have the styles of what stands below the first screen: nothing else is urgent any more. */
export const LATE_STYLES = 'late-styles';

/** The attribute of the root element of a page that does without the site's fonts (tokens.css). */
export const FONTS_LATER = 'data-fonts-later';

export const BOOT_ELEMENT = 'boot';
export const TO_LOAD_ELEMENT = 'later';
export const APP_ELEMENT = 'app';
