import { defineRemote, paths as sitePaths } from '@goldbraun/shared/contract';
import { lazy } from 'react';
import { restaurantLoader } from './sections/restaurant-search/restaurant-loader.ts';
import { SEARCH_ROUTE } from './sections/restaurant-search/search-state.ts';

const { contract, routes, paths, slots } = defineRemote<'mfe-content'>({
  routes: [
    {
      id: 'home',
      path: sitePaths.home,
      lazy: () => import(/* webpackChunkName: "home" */ './pages/home/HomePage.tsx'),
    },
    {
      // The search has a loader of its own, beside the page's.
      id: SEARCH_ROUTE,
      path: sitePaths.locations,
      loader: restaurantLoader,
      children: [
        {
          id: 'locations',
          path: sitePaths.locations,
          lazy: () => import(/* webpackChunkName: "locations" */ './pages/locations/LocationsPage.tsx'),
        },
      ],
    },
    {
      id: 'drive-through',
      path: sitePaths.driveThrough,
      lazy: () =>
        import(/* webpackChunkName: "drive-through" */ './pages/drive-through/DriveThroughPage.tsx'),
    },
    {
      id: 'in-store',
      path: sitePaths.inStore,
      lazy: () => import(/* webpackChunkName: "in-store" */ './pages/in-store/InStorePage.tsx'),
    },
    {
      id: 'future',
      path: sitePaths.future,
      lazy: () => import(/* webpackChunkName: "future" */ './pages/future/FuturePage.tsx'),
    },
    {
      id: 'company',
      path: sitePaths.company,
      lazy: () => import(/* webpackChunkName: "company" */ './pages/company/CompanyPage.tsx'),
    },
    {
      id: 'contact',
      path: sitePaths.contact,
      lazy: () => import(/* webpackChunkName: "contact" */ './pages/contact/ContactPage.tsx'),
    },
    {
      id: 'dresden',
      path: sitePaths.dresden,
      lazy: () => import(/* webpackChunkName: "dresden" */ './pages/dresden/DresdenPage.tsx'),
    },
    {
      id: 'berlin',
      path: sitePaths.berlin,
      lazy: () => import(/* webpackChunkName: "berlin" */ './pages/berlin/BerlinPage.tsx'),
    },
    {
      id: 'hamburg',
      path: sitePaths.hamburg,
      lazy: () => import(/* webpackChunkName: "hamburg" */ './pages/hamburg/HamburgPage.tsx'),
    },
    {
      id: 'panorama',
      path: sitePaths.panorama,
      lazy: () => import(/* webpackChunkName: "panorama" */ './pages/panorama/PanoramaPage.tsx'),
    },
    {
      id: 'about',
      path: sitePaths.about,
      lazy: () => import(/* webpackChunkName: "about" */ './pages/about/AboutPage.tsx'),
    },
    {
      id: 'accessibility',
      path: sitePaths.accessibility,
      lazy: () =>
        import(/* webpackChunkName: "accessibility" */ './pages/accessibility/AccessibilityPage.tsx'),
    },
  ],
  paths: [
    sitePaths.home,
    sitePaths.locations,
    sitePaths.driveThrough,
    sitePaths.inStore,
    sitePaths.future,
    sitePaths.company,
    sitePaths.contact,
    sitePaths.dresden,
    sitePaths.berlin,
    sitePaths.hamburg,
    sitePaths.panorama,
    sitePaths.about,
    sitePaths.accessibility,
  ],
  slots: {
    RestaurantSearch: lazy(
      () =>
        import(
          /* webpackChunkName: "slot-RestaurantSearch" */ './sections/restaurant-search/RestaurantSearch.tsx'
        ),
    ),
  },
});

export { contract, paths, routes, slots };
