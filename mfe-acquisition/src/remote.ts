import { defineRemote, paths as sitePaths } from '@goldbraun/shared/contract';
import { lazy } from 'react';
import { CONTACT_ROUTE } from './sections/contact-finder/anchor.ts';

const remote = defineRemote<'mfe-acquisition'>({
  routes: [
    {
      // The search for a contact person has a loader of its own, beside the page's: another place is no other text.
      id: CONTACT_ROUTE,
      path: sitePaths.acquisition,
      // Most addresses ask for nobody.
      loader: async ({ request }) => {
        if (!request.url.includes('?')) return null;
        const { contactLoader } = await import(
          /* webpackChunkName: "regions" */ './sections/contact-finder/contact-loader.ts'
        );
        return contactLoader({ request });
      },
      children: [
        {
          id: 'acquisition',
          path: sitePaths.acquisition,
          lazy: () => import(/* webpackChunkName: "acquisition" */ './pages/acquisition/AcquisitionPage.tsx'),
          shouldRevalidate: () => false,
        },
      ],
    },
    {
      id: 'documents',
      path: sitePaths.documents,
      lazy: () => import(/* webpackChunkName: "documents" */ './pages/documents/DocumentsPage.tsx'),
    },
  ],
  paths: [sitePaths.acquisition, sitePaths.documents],
  slots: {
    FitCheck: lazy(() => import(/* webpackChunkName: "slot-FitCheck" */ './sections/fit-check/FitCheck.tsx')),
    FitStart: lazy(() => import(/* webpackChunkName: "slot-FitStart" */ './sections/fit-start/FitStart.tsx')),
    ContactFinder: lazy(
      () =>
        import(
          /* webpackChunkName: "slot-ContactFinder" */ './sections/contact-finder/ContactFinderSlot.tsx'
        ),
    ),
    OfferForm: lazy(
      () => import(/* webpackChunkName: "slot-OfferForm" */ './sections/offer-form/OfferFormSlot.tsx'),
    ),
    SitePlan: lazy(() => import(/* webpackChunkName: "slot-SitePlan" */ './sections/site-plan/SitePlan.tsx')),
  },
});

export const { contract, routes, paths, slots } = remote;
