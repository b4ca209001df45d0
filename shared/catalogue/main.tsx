import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../sections/site.css';
import { routes } from './catalogue-routes.tsx';
import { createSectionStore } from './section-store.ts';

createRoot(document.getElementById('app') as HTMLElement).render(
  <Provider store={createSectionStore()}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </Provider>,
);
