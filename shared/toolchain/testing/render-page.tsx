import type { RemoteModule } from '@goldbraun/shared/contract';
import { App, createStore } from '@goldbraun/shell/testing';
import { act, type RenderResult, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** A page that stands in a document. */
export interface RenderedPage extends RenderResult {
  store: ReturnType<typeof createStore>;
  router: ReturnType<typeof createMemoryRouter>;
  /** A visitor, who presses and types. */
  user: UserEvent;
  /** Path and query of the page that is shown. */
  address: () => string;
}

interface RenderOptions {
  /** The site's store, if it is to hold something already. */
  store?: ReturnType<typeof createStore>;
  /** Other remotes' slots by their full names, `mfe-acquisition/OfferForm`; of all others the fallback is shown. */
  // biome-ignore lint/suspicious/noExplicitAny: the props of a slot are known to the remote that owns it alone
  slots?: Record<string, ComponentType<any>>;
}

const Loading = () => null;
/** What the shell gives for a slot whose remote can't come. */
const nothing = Promise.resolve(null);

/**
 * Shows a page in jsdom as a browser does: by the remote's own routes, with their loaders, in the shell's store.
 * @param remote what `src/remote.ts` exports, or any routes
 * @param visited the path of the page; of several the last one is shown, and the others came before it
 */
export async function renderPage(
  { routes }: Pick<RemoteModule, 'routes'>,
  visited: string | string[],
  { store = createStore(), slots = {} }: RenderOptions = {},
): Promise<RenderedPage> {
  const found = new Map(Object.entries(slots).map(([name, slot]) => [name, Promise.resolve(slot)]));
  const router = createMemoryRouter([{ children: routes, HydrateFallback: Loading }], {
    initialEntries: [visited].flat(),
  });
  const rendered = await act(async () =>
    render(
      <App store={store} slots={(name) => found.get(name) ?? nothing}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  await waitFor(() => {
    if (!router.state.initialized) throw new Error(`${[visited].flat().at(-1)} is not there yet`);
  });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...rendered, store, router, user: userEvent.setup(), address };
}
