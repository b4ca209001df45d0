/**
 * Stands in a remote for `react-refresh/runtime`: the shell's, since one runtime has to know every component that
 * the one React renders.
 */
import type * as Runtime from 'react-refresh/runtime';

/** The part's name, put here by the React Refresh plugin. */
declare const __react_refresh_library__: string;

const shells = (globalThis as unknown as { goldbraunRefresh: typeof Runtime }).goldbraunRefresh;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = shells;

/** Two remotes may bundle the same section: without the part's name one would render the other's copy. */
export const register = (type: unknown, id: string) =>
  shells.register(type, `${__react_refresh_library__} ${id}`);

/** The shell's own entry has done this. */
export function injectIntoGlobalHook() {}
