import type { OutsideSystems, SiteState, siteAction } from '@goldbraun/shared/contract';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { text } from '../../text/index.ts';
import type { MenuEntry } from '../routes.ts';

type Site = SiteState['site'];
type SiteAction = ReturnType<(typeof siteAction)[keyof typeof siteAction]>;

const initialState: Site = { lang: 'de', text, openDrawer: false, customSubject: null };

/**
 * Handles the plain actions that remotes dispatch too. A reducer by hand and not `createSlice`: its immer would
 * be 5 kB on every page for two assignments.
 */
function site(state: Site = initialState, action: UnknownAction): Site {
  const known = action as SiteAction;
  switch (known.type) {
    case 'site/setOpenDrawer':
      return { ...state, openDrawer: known.payload };
    case 'site/setCustomSubject':
      return { ...state, customSubject: known.payload };
    default:
      return state;
  }
}

/**
 * Makes the one store of a page: once per browser tab, and once per page that the composer renders.
 * @param outside what the operator has configured; it stays as it is
 * @param menu what the main menu has beside the shell's own entries; it stays, too
 */
export function createStore(outside: OutsideSystems = {}, menu: readonly MenuEntry[] = []) {
  // Only in development. The checks would walk through the whole text table at each action, and of what they take themselves they
  // would warn in the console, which tells how busy the machine is and nothing of the store.
  const check = { ignoredPaths: ['site.text'], warnAfter: Number.POSITIVE_INFINITY };
  return configureStore({
    reducer: { site, outside: () => outside, menu: () => menu },
    middleware: (defaults) => defaults({ serializableCheck: check, immutableCheck: check }),
  });
}
