import type { PageHandle } from '@goldbraun/shared/contract';
import { paths } from '@goldbraun/shared/contract';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createStore } from '../store/store.ts';
import { Layout } from './Layout.tsx';
import { RemoteFallback } from './RemoteFallback.tsx';

function Page() {
  return <h1>Seite {useLocation().pathname}</h1>;
}

const handle: PageHandle = {
  meta: ({ pathname, data }) => ({
    title: `Titel ${pathname}${(data as { search?: string } | undefined)?.search ?? ''}`,
    description: `Beschreibung ${pathname}`,
  }),
};

/** Renders the real frame and router around pages that say nothing but where they are. */
export function renderSite(start: string) {
  const store = createStore();
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        hydrateFallbackElement: <p>lädt</p>,
        children: [
          {
            path: paths.news,
            element: <Page />,
            handle,
            loader: ({ request }) => ({ search: new URL(request.url).search }),
          },
          { path: paths.acquisition, element: <Page />, handle: { ...handle, header: false } },
          // The boundary is a parent: the router shows nothing for a route whose own `lazy` has failed.
          {
            errorElement: <RemoteFallback />,
            children: [
              { path: '/defekt', lazy: () => Promise.reject(new Error('the remote does not come')) },
            ],
          },
          { path: '*', element: <Page />, handle },
        ],
      },
    ],
    { initialEntries: [start] },
  );
  return {
    router,
    store,
    ...render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  };
}
