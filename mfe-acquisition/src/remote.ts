import { defineRemote, paths as sitePaths } from '@goldbraun/shared/contract';
import { lazy } from 'react';

const remote = defineRemote<'mfe-acquisition'>({
  routes: [
    {
      id: 'acquisition',
      path: sitePaths.acquisition,
      lazy: () => import(/* webpackChunkName: "acquisition" */ './pages/acquisition/AcquisitionPage.tsx'),
    },
  ],
  paths: [sitePaths.acquisition],
  slots: {
    OfferForm: lazy(
      () => import(/* webpackChunkName: "slot-OfferForm" */ './sections/offer-form/OfferFormSlot.tsx'),
    ),
  },
});

export const { contract, routes, paths, slots } = remote;
