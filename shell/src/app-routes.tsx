import type { RemoteModule } from '@goldbraun/shared/contract';
import { type RouteObject, replace } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { RemoteFallback } from './layout/RemoteFallback.tsx';
import { ownerOf, redirectOf, unknownTarget } from './ownership.ts';
import type { BrowserSite, RemoteName } from './routes.ts';

export const ROOT_ROUTE = 'root';

/** The frame of every page: header and footer stay alive when a page fails. */
export const rootRoute = (site: BrowserSite, children: RouteObject[]): RouteObject => ({
  id: ROOT_ROUTE,
  element: <Layout />,
  errorElement: <Layout failed />,
  // The server's page stands while the browser loads; nothing else is to be shown meanwhile.
  hydrateFallbackElement: <></>,
  children: [...children, { id: 'unknown', path: '*', loader: leaveUnknownPath(site), element: null }],
});

/** Redirects as the edge does it, for a navigation inside the browser. */
const leaveUnknownPath =
  (site: BrowserSite) =>
  ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    throw replace(redirectOf(site, pathname) ?? unknownTarget(site, pathname));
  };

/**
 * A remote's routes, with the fallback in the page's place for what they throw. The boundary is a parent of its
 * own, since the router leaves the place empty if the route that has it fails to load its `lazy` module.
 */
export const remoteRoutes = (name: RemoteName, remote: RemoteModule): RouteObject[] => [
  { id: name, errorElement: <RemoteFallback />, hydrateFallbackElement: <></>, children: remote.routes },
];

/** What stands at a remote's paths if the remote does not come. */
export const fallbackRoute = (name: RemoteName, pathname: string): RouteObject => ({
  id: `fallback:${name}:${pathname}`,
  path: pathname,
  element: <RemoteFallback />,
});

export const remoteOf = (site: BrowserSite, pathname: string): RemoteName | undefined =>
  ownerOf(site, pathname)?.remote;
