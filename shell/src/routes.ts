import { documents } from '@goldbraun/shared/contract/documents.ts';
import { paths } from '@goldbraun/shared/contract/paths.ts';

export type RemoteName = 'mfe-content' | 'mfe-news' | 'mfe-acquisition';

export interface Ownership {
  remote: RemoteName;
  /** Paths that the remote answers; one that ends in `/*` is everything below it. */
  paths: string[];
  /** Where an unknown path below a `/*` leads; '/' by default. */
  unknown?: string;
  /** The parameters that change a page, by its path: with one of them it is rendered when it is asked for. */
  query?: Record<string, readonly string[]>;
  /** Public files that the remote's release carries in its `asset/` folder. */
  assets: string[];
  /** Whole documents by their path: the name of the HTML file in the remote's release. */
  documents?: Record<string, string>;
}

/** The one place that says which path, and which `/asset/…` prefix, belongs to whom. */
export const ownership: Ownership[] = [
  {
    remote: 'mfe-news',
    paths: [paths.news, `${paths.news}/*`],
    unknown: paths.news,
    query: { [paths.news]: ['suche'], [paths.archive]: ['suche'] },
    assets: ['/asset/images/news/'],
  },
  {
    remote: 'mfe-acquisition',
    paths: [paths.acquisition],
    assets: ['/asset/images/akquise/', '/asset/pdf/checkliste.pdf'],
  },
  {
    remote: 'mfe-content',
    paths: [
      paths.home,
      paths.locations,
      paths.driveThrough,
      paths.inStore,
      paths.future,
      paths.company,
      paths.contact,
      paths.dresden,
      paths.berlin,
      paths.hamburg,
      paths.panorama,
      paths.about,
      paths.accessibility,
    ],
    query: { [paths.locations]: ['q', 'lat', 'lng', 'radius', 'services', 'page'] },
    assets: ['/asset/images/', '/asset/pdf/'],
    documents: { [documents.panoramaTour]: 'panorama-tour.html' },
  },
];
