/** The contract between the shell and the remotes: everything that may cross that border, and nothing else. */

export {
  type Consent,
  type ConsentPort,
  type ConsentState,
  consentPort,
  provideConsent,
  type ServiceName,
  useConsent,
} from './consent.ts';
export { keepFor } from './keep-for.ts';
export { type OutsideState, type OutsideSystems, useOutsideSystems } from './outside-systems.ts';
export type {
  MetaFunction,
  PageHandle,
  PageMeta,
  PageModule,
  PicturePreload,
  ResourceModule,
} from './page.ts';
export { paths, type RouteName } from './paths.ts';
export { defineRemote, type RemoteModule } from './remote-module.ts';
export {
  type Language,
  type SiteState,
  siteAction,
  useCustomSubject,
  useLanguage,
  useOpenDrawer,
  useText,
} from './site-state.ts';
export { SLOT_ATTRIBUTE, Slot, type SlotLoader, SlotLoaderContext } from './slot.tsx';
// By a star, because a name that is exported singly can't be added to from outside.
export * from './slots.ts';
export { CONTRACT_VERSION, SPOKEN_CONTRACTS } from './version.ts';
