import { text as streamToText } from 'node:stream/consumers';
import type {
  OutsideSystems,
  PageHandle,
  PageMeta,
  RemoteModule,
  SlotLoader,
} from '@goldbraun/shared/contract';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { unansweredText } from '../../text/de/unanswered.ts';
import { App } from '../App.tsx';
import { fallbackRoute, remoteOf, remoteRoutes, rootRoute } from '../app-routes.tsx';
import { fallbackMeta } from '../layout/fallback-meta.ts';
import type { RemoteName, SiteTable } from '../routes.ts';
import { createSlotLoader, type RemoteLoader } from '../slots.ts';
import { createStore } from '../store/store.ts';
import { maxAgeOf } from './max-age.ts';
import { Unanswered } from './Unanswered.tsx';

/** What all pages have in common. */
export interface PageFrame {
  outside: OutsideSystems;
  site: SiteTable;
}

/** One page as it was rendered, before it becomes a document. */
export interface RenderedPage {
  html: string;
  meta: PageMeta;
  hydration?: HydrationState;
  /**
   * Ids of the matched routes and `slot-…` chunks by remote: the names in its route-assets.json. The scripts of a
   * slot are not needed before a visitor comes near it.
   */
  chunks: { remote: RemoteName; names: string[]; scripts: 'now' | 'later' }[];
  missing: string[];
  /** Seconds for which it may be kept for others who ask the same. */
  maxAge: number;
}

/** What a route without a component answers, for instance a feed. */
export interface RenderedResource {
  contentType: string;
  body: string;
  remote: RemoteName;
}

export type RenderResult =
  | { page: RenderedPage }
  | { resource: RenderedResource }
  | { redirect: string }
  /** The page was not rendered, because its data are known. */
  | { isKnown: true };

/**
 * Renders one page of the site, with the slots that stand in it.
 * @param url the address, of which path and query count
 * @param load gives the remotes; a rejection means that the remote is not to be had now
 * @param frame what the operator has configured
 * @param isKnown whether a page with these data needs not be rendered
 * @throws what a remote throws while it renders
 */
export async function renderPage(
  url: string,
  load: RemoteLoader,
  frame: PageFrame,
  isKnown: (loaderData: HydrationState['loaderData']) => boolean = () => false,
): Promise<RenderResult> {
  const { pathname } = new URL(url);
  const { site } = frame;
  const remote = remoteOf(site, pathname);
  const module = remote && (await load(remote).catch(() => null));
  const slotNames: string[] = [];
  const missing: string[] = [];
  const slots = createSlotLoader(load, (name) => missing.push(name));

  const handler = module && remote ? handlerOf(remote, module, site) : handlerWithout(remote, pathname, site);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' };
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const match = context.matches.at(-1);
  if (remote && match?.route.loader && !match.route.Component && !match.route.element) {
    return { resource: await readResource(remote, await handler.queryRoute(new Request(url))) };
  }
  if (isKnown(context.loaderData)) return { isKnown: true };

  const html = await renderApp(handler, context, frame, (name) => {
    slotNames.push(name);
    return slots(name);
  });
  const handle = match?.route.handle as PageHandle | undefined;
  const data = match && context.loaderData[match.route.id];
  return {
    page: {
      html,
      meta: handle?.meta({ data, pathname }) ?? fallbackMeta(),
      hydration: module ? { loaderData: context.loaderData, actionData: null, errors: null } : undefined,
      chunks: module && remote ? chunksOf(remote, context.matches, slotNames, missing) : [],
      missing,
      maxAge: maxAgeOf(Object.values(context.loaderHeaders)),
    },
  };
}

const handlers = new WeakMap<RemoteModule, StaticHandler>();

/** Making one takes longer than most loaders; a process renders for one site alone. */
function handlerOf(remote: RemoteName, module: RemoteModule, site: SiteTable): StaticHandler {
  const handler =
    handlers.get(module) ?? createStaticHandler([rootRoute(site, remoteRoutes(remote, module))]);
  handlers.set(module, handler);
  return handler;
}

const handlerWithout = (remote: RemoteName | undefined, pathname: string, site: SiteTable): StaticHandler =>
  createStaticHandler([rootRoute(site, remote ? [fallbackRoute(remote, pathname)] : [])]);

/**
 * Renders what is said where a page's query could not be rendered. There is nothing to hydrate: a browser with JavaScript
 * loads the page itself, the answer included, and puts it in this one's place.
 * @param url the page's address, without a query
 */
export async function renderUnanswered(url: string, frame: PageFrame): Promise<RenderedPage> {
  const { pathname } = new URL(url);
  const { metaTitle, metaDescription } = unansweredText;
  const meta: PageMeta = { title: metaTitle, description: metaDescription };
  const handle: PageHandle = { meta: () => meta };
  const route = { id: 'unanswered', path: pathname, element: <Unanswered path={pathname} />, handle };
  const handler = createStaticHandler([rootRoute(frame.site, [route])]);
  const context = (await handler.query(new Request(url))) as StaticHandlerContext;
  const html = await renderApp(handler, context, frame, () => Promise.resolve(null));
  return { html, meta, chunks: [], missing: [], maxAge: 0 };
}

async function renderApp(
  handler: StaticHandler,
  context: StaticHandlerContext,
  { outside, site }: PageFrame,
  slots: SlotLoader,
): Promise<string> {
  let renderError: unknown;
  const { prelude } = await prerenderToNodeStream(
    <App store={createStore(outside, site.menu)} slots={slots}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    {
      // Slots stay where they are: React would put large ones behind the page and move them by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        renderError ??= error;
      },
    },
  );
  const html = await streamToText(prelude);
  if (renderError) throw renderError;
  return html;
}

async function readResource(remote: RemoteName, answer: unknown): Promise<RenderedResource> {
  if (!(answer instanceof Response))
    throw new Error('a route without a component must answer with a Response');
  const contentType = answer.headers.get('content-type') ?? 'text/plain; charset=utf-8';
  return { contentType, body: await answer.text(), remote };
}

function chunksOf(
  remote: RemoteName,
  matches: { route: { id: string } }[],
  slotNames: string[],
  missing: string[],
): RenderedPage['chunks'] {
  const page = {
    remote,
    names: ['remote', ...matches.map(({ route }) => route.id)],
    scripts: 'now' as const,
  };
  const placed = [...new Set(slotNames)].filter((name) => !missing.includes(name));
  const slots = placed.map((name) => {
    const [owner, slot] = name.split('/') as [RemoteName, string];
    return { remote: owner, names: ['remote', `slot-${slot}`], scripts: 'later' as const };
  });
  return [page, ...slots];
}
