import { type ReactNode, startTransition, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { App } from '../App.tsx';
import { fallbackRoute, ROOT_ROUTE, remoteOf, remoteRoutes, rootRoute } from '../app-routes.tsx';
import { APP_ELEMENT, type Boot, RUNNING } from '../boot.ts';
import { openConsentPort, ready } from '../consent/consent-port.ts';
import type { BrowserSite } from '../routes.ts';
import { createSlotLoader } from '../slots.ts';
import { createStore } from '../store/store.ts';
import { keepFonts } from './keep-fonts.ts';
import { layOutRest } from './lay-out-rest.ts';
import { linkOf, loadOnIntent } from './load-on-intent.ts';
import { loadSlotsNearby } from './load-slots-nearby.ts';
import { loadTelemetry } from './load-telemetry.ts';
import {
  expectFurtherPages,
  findOthers,
  importPageAhead,
  LineUpHasChanged,
  loadRemoteModule,
  withinLimit,
} from './remotes.ts';
import { untilItComes } from './until-it-comes.ts';

/** What a navigation waits for scripts at most: then the document is the faster way, for the server has it whole. */
const NAVIGATION_LIMIT_MS = 1_500;

/** Slices of the hydration in a second, of 10 ms: what lies between them takes time as well, and no visitor notices twice as much on a telephone. */
const HYDRATION_SLICES = 100;

/**
 * Tells when what it surrounds is hydrated, and gives React's work its own slices back then, which are shorter. The server's page has the same
 * ids without it.
 */
function Hydrated({ children, then }: { children: ReactNode; then: () => void }) {
  const first = useRef(then);
  useEffect(() => {
    forceFrameRate(0);
    first.current();
  }, []);
  return children;
}

/** Loads the modules of the matched lazy routes, so that the first render in the browser is the server's. */
async function resolveLazy(routes: RouteObject[]) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const { default: _, ...page } = (await route.lazy()) as RouteObject & { default?: unknown };
    Object.assign(route, page, { lazy: undefined });
  }
}

/** The address to which the navigation under way leads, with its query and hash. */
type AddressAhead = () => string | undefined;

async function routesHere(site: BrowserSite, addressAhead: AddressAhead): Promise<RouteObject[]> {
  const remote = remoteOf(site, location.pathname);
  if (!remote) return [rootRoute(site, [])];
  const module = await loadRemoteModule(remote);
  const routes = [rootRoute(site, remoteRoutes(remote, module))];
  await resolveLazy(routes);
  orDocument(module.routes, addressAhead);
  return routes;
}

/** Has a page come as a document if its script does not come. Offline the fallback stands in its place. */
function orDocument(routes: RouteObject[], addressAhead: AddressAhead) {
  for (const route of routes) {
    const { lazy, children } = route;
    if (children) orDocument(children, addressAhead);
    if (typeof lazy !== 'function') continue;
    route.lazy = () =>
      withinLimit(lazy(), NAVIGATION_LIMIT_MS).catch((reason: unknown) => {
        const address = addressAhead();
        if (address && navigator.onLine) return leaveFor(address);
        throw reason;
      });
  }
}

/**
 * Hydrates the page with the remote of its route alone; further remotes come with the first navigation to one
 * of their paths. Until the first remote has come, the server's page stays as it is: its links work.
 */
export async function start(boot: Boot) {
  const { site, outside = {} } = boot;
  const addressAhead: AddressAhead = () => {
    const { location: ahead } = router.state.navigation;
    return ahead && router.createHref(ahead);
  };
  const routes = await untilItComes(() => routesHere(site, addressAhead));
  const own = remoteOf(site, location.pathname);
  const mounted = new Set([own]);
  const router = createBrowserRouter(routes, {
    hydrationData: boot.hydration,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const remote = remoteOf(site, path);
      if (!remote || mounted.has(remote)) return;
      try {
        const module = await withinLimit(loadRemoteModule(remote), NAVIGATION_LIMIT_MS);
        orDocument(module.routes, addressAhead);
        patch(ROOT_ROUTE, remoteRoutes(remote, module));
        mounted.add(remote);
      } catch {
        // The visitor has gone elsewhere meanwhile.
        if (signal.aborted) return;
        if (navigator.onLine) await leaveFor(addressAhead() ?? path);
        patch(ROOT_ROUTE, [fallbackRoute(remote, path)]);
      }
    },
  });
  router.subscribe(({ navigation, location: { pathname } }) => {
    const ahead = navigation.location?.pathname;
    if (ahead && ahead !== pathname) importPageAhead(ahead);
  });
  openConsentPort(outside);
  const missing = new Set(boot.missing);
  const isOther = (reason: unknown) => reason instanceof LineUpHasChanged;
  const slots = createSlotLoader(
    (remote) => untilItComes(() => loadRemoteModule(remote), isOther),
    (_name, reason) => {
      if (isOther(reason)) location.reload();
    },
  );
  const slotsNearby = loadSlotsNearby(slots);
  const { location: here } = router.state;
  const unsubscribe = router.subscribe(({ navigation, location: there }) => {
    const isHere = (navigation.location ?? there).pathname === here.pathname;
    // On the way to another page nothing more is needed of this one, and what it waits for would hold the other up.
    if (navigation.location ? !isHere : there === here) return;
    unsubscribe();
    if (isHere) slotsNearby.loadAll();
    else slotsNearby.leave();
  });
  const app = (
    <App
      store={createStore(outside, site.menu)}
      slots={(name) => (missing.has(name) ? absent : slotsNearby.load(name))}
    >
      <Hydrated then={() => own && expectFurtherPages(own)}>
        <RouterProvider router={router} />
      </Hydrated>
    </App>
  );
  const element = document.getElementById(APP_ELEMENT) as HTMLElement;
  // In slices, between which the page can scroll and answer: by itself, React hydrates in one task.
  if (boot.hydration) {
    forceFrameRate(HYDRATION_SLICES);
    startTransition(() => {
      hydrateRoot(element, app, { onRecoverableError: rendersAnew(slotsNearby.loadAll) });
    });
  }
  if (!boot.hydration) void initialized(router).then(() => createRoot(element).render(app));
  document.documentElement.setAttribute(RUNNING, '');
  void layOutRest();
  loadOnIntent(site);
  keepFonts();
  // Now, so that the tab goes on with the releases with which it was opened; if it fails, the next navigation asks again.
  findOthers().catch(() => {});
  loadTelemetry(outside.telemetry ?? 0, () => ready(outside), boot.remotes);
}

/** Waits for the page's data: what the server has said stands until the page can take its place. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
}

/** Loads the page as a document: the composer's version of it is whole without the remote's scripts. */
function leaveFor(address: string): Promise<never> {
  location.assign(address);
  // Whoever presses another link meanwhile wants that one: by the browser, whose last navigation counts. The router's
  // page would be replaced as soon as the document is there.
  addEventListener('click', (event) => linkOf(event) && event.stopPropagation(), true);
  return new Promise(() => {});
}

/** React throws the server's page away where it differs, for instance after a translator changed it. */
const rendersAnew = (loadSlots: () => void) => (error: unknown) => {
  reportError(error);
  loadSlots();
};

const absent = Promise.resolve(null);
