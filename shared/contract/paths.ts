import { brand } from '../brand/brand.ts';

const { galleryStreets, driveThrough } = brand;

/** The named routes, for links from one page to another. Who answers which is said in the site's table, `site.json`. */
export const paths = {
  home: '/',
  news: '/aktuelles',
  archive: '/aktuelles/archiv',
  locations: '/standorte',
  driveThrough: `/restaurantkonzepte/${driveThrough.slug}`,
  inStore: '/restaurantkonzepte/instore',
  future: '/restaurantkonzepte/zukunftige',
  company: '/unternehmen',
  contact: '/kontakt',
  dresden: `/dresden/bildergalerie-restaurant-${galleryStreets.dresden}.html`,
  berlin: `/berlin/bildergalerie-restaurant-${galleryStreets.berlin}.html`,
  hamburg: `/hamburg/bildergalerie-restaurant-${galleryStreets.hamburg}.html`,
  panorama: `/kiefersfelden/panoramatour-restaurant-${driveThrough.slug}.html`,
  acquisition: '/akquise',
  documents: '/akquise/unterlagen',
  about: '/about',
  accessibility: '/barrierefreiheit',
} as const;

export type RouteName = keyof typeof paths;
