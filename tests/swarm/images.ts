/** Where the images of the run seem to come from; they are loaded, since no registry is there. */
export const REGISTRY = 'goldbraun-test';

/** What makes the stack of the run, in the order in which it is put together. */
export const stackFiles = [
  'docker-compose.yml',
  'docker-stack.yml',
  'tests/compose/fast-typists.yml',
  'tests/swarm/mail-catcher.yml',
];

const parts = [
  'proxy',
  'shell',
  'mfe-content',
  'mfe-news',
  'mfe-acquisition',
  'restaurant-search',
  'intake',
  'mail-catcher',
];

/** All images that the stack needs. */
export const images = (tag: string): string[] => [
  ...parts.map((part) => `${REGISTRY}/${part}:${tag}`),
  'postgres:17',
];

/** Another release of the news, in which the headline of its list is another one. */
export const changedNews = {
  image: `${REGISTRY}/mfe-news:changed`,
  file: 'mfe-news/text/de/pages.ts',
  from: "title: 'Aktuelles',",
  to: "title: 'Ganz Aktuelles',",
  headline: 'Ganz Aktuelles',
} as const;
