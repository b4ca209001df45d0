import { paths } from '@goldbraun/shared/contract/index.ts';

/** The concept pages, as tiles of the submenu and in the drawer. `label` is a key of the menu's texts. */
export const concepts = [
  { label: 'driveThrough', path: paths.driveThrough, picture: '/asset/images/menu/golddrive.jpg' },
  { label: 'inStore', path: paths.inStore, picture: '/asset/images/menu/instore.jpg' },
  { label: 'future', path: paths.future, picture: '/asset/images/menu/individuell.jpg' },
] as const;

/** The main menu in its order, for the app bar and the drawer. The concepts are not a page: they open a submenu. */
export const menu = [
  { label: 'news', path: paths.news },
  { label: 'locations', path: paths.locations },
  { label: 'concepts', path: null },
  { label: 'company', path: paths.company },
  { label: 'contact', path: paths.contact },
] as const;

export const isConceptPage = (pathname: string): boolean => concepts.some(({ path }) => path === pathname);
