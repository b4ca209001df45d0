import { configureStore } from '@reduxjs/toolkit';
import type { SiteState } from '../contract/index.ts';

const site: SiteState['site'] = { lang: 'de', text: { de: {} }, openDrawer: false, customSubject: null };

/** Stands for the shell's store, of which sections read the language. */
export const createSectionStore = () => configureStore({ reducer: { site: () => site } });
