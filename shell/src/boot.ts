import type { OutsideSystems } from '@goldbraun/shared/contract/index.ts';
import type { HydrationState } from 'react-router-dom';

/** What the composer tells the browser in the page's `<script type="application/json" id="boot">`. */
export interface Boot {
  /** The versions that were really rendered, by remote, as addresses of their remoteEntry.js. */
  remotes: Record<string, string>;
  /** The loaders' results; absent if the page was not rendered on the server. */
  hydration?: HydrationState;
  /** Slots that stand in the page as their fallback, because their remote did not come. */
  missing?: string[];
  /** The outside systems that are configured; absent if none is. */
  outside?: OutsideSystems;
}

export const BOOT_ELEMENT = 'boot';
export const APP_ELEMENT = 'app';
