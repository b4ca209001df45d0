import type { RemoteModule } from '@goldbraun/shared/contract/remote-module';
import type { RouteObject } from 'react-router-dom';

/** What a remote exports, as data: all that is checked before a release. */
export interface RemoteDescription {
  /** Null if it is no number. */
  contract: number | null;
  /** The routes that show a page; null if it exports no array. */
  routes: { id?: string; path?: string }[] | null;
  /** Null if it exports no array. */
  paths: string[] | null;
  /** The names of its slots. */
  slots: string[];
}

const leaves = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route?.children ? leaves(route.children) : [route]));

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads what a remote exports, whatever that is. Its getters run here, so this can throw and can fail to end. */
export function describeRemote(remote: Partial<RemoteModule> | null | undefined): RemoteDescription {
  const { contract, routes, paths, slots } = remote ?? {};
  return {
    contract: typeof contract === 'number' ? contract : null,
    routes: Array.isArray(routes)
      ? leaves(routes).map((route) => ({ id: textOf(route?.id), path: textOf(route?.path) }))
      : null,
    paths: Array.isArray(paths) ? paths.map(String) : null,
    slots: Object.keys(slots ?? {}),
  };
}
