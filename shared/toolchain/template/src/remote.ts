import { defineRemote } from '@goldbraun/shared/contract/remote-module';

const remote = defineRemote({
  routes: [
    {
      id: 'start',
      path: '/vorlage',
      lazy: () => import(/* webpackChunkName: "start" */ './pages/start/StartPage.tsx'),
    },
  ],
  // Every path that is rendered ahead of a visit.
  paths: ['/vorlage'],
});

export const { contract, routes, paths, slots } = remote;
