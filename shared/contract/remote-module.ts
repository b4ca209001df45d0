import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SlotsOf } from './slots.ts';
import { CONTRACT_VERSION } from './version.ts';

/** What a remote exposes as './remote': the whole of what the shell knows about it. */
export interface RemoteModule {
  /** The contract version that the remote was built for. */
  contract: number;
  /**
   * Absolute routes under the paths that the shell's table gives to this remote. Each leaf is
   * `{ id, path, lazy: () => import(/* webpackChunkName: "<id>" *\/ './pages/…') }`: the id is the name of the
   * chunk, by which the shell finds the files to preload. The lazily loaded module is a {@link PageModule}.
   */
  routes: RouteObject[];
  /** Every concrete path that is rendered ahead of a visit, for instance each news item's. */
  paths: string[];
  /**
   * Parts that other remotes may place with `<Slot name="<remote>/<slot>">`. A slot is a `React.lazy` component
   * whose chunk is named `slot-<slot>`.
   */
  // biome-ignore lint/suspicious/noExplicitAny: the props of a slot are known to the remote that owns it alone
  slots?: Record<string, ComponentType<any>>;
}

/** Slots are given by those alone who declare some, and then all of them. */
type OwnSlots<Remote extends string> = keyof SlotsOf<Remote> extends never
  ? { slots?: undefined }
  : { slots: SlotsOf<Remote> };

/**
 * Declares a remote; `src/remote.ts` exports the parts of its result one by one (see any remote). One with slots says whose they
 * are, `defineRemote<'mfe-acquisition'>({ …, slots: { OfferForm } })`: each has to take the props that `src/slots.ts` declares.
 */
export function defineRemote<Remote extends string = never>(
  remote: Omit<RemoteModule, 'contract' | 'slots'> & OwnSlots<Remote>,
): RemoteModule {
  return { contract: CONTRACT_VERSION, ...remote };
}
