import { createRequire } from 'node:module';
import type { LoaderContext } from 'webpack';

const runtime = createRequire(import.meta.url).resolve('react-refresh/runtime');

/** Marks the request for the page module itself. */
export const PAGE_QUERY = '?page';

/**
 * Puts a module in front of a page module that stays when the page changes. React Refresh alone would reload the
 * document, for a page exports more than components: `handle` and `loader` have to come from the new version too,
 * while the router keeps what it was given first.
 */
export function pitch(this: LoaderContext<unknown>): string {
  const page = JSON.stringify(this.resourcePath + PAGE_QUERY);
  return `
import * as page from ${page};
import { performReactRefresh } from ${JSON.stringify(runtime)};

// A namespace that is passed on is no list of exports that must exist: not every page has a loader.
const current = () => page;
export const Component = current().Component;
export const handle = new Proxy({}, { get: (_, name) => current().handle?.[name] });
export const loader = current().loader && ((...args) => current().loader(...args));

import.meta.webpackHot.accept(${page}, () => performReactRefresh());
`;
}

/** Never reached, since {@link pitch} answers for the whole module; webpack asks for it all the same. */
export default (source: string): string => source;
