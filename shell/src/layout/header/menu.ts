import { paths, useLanguage, useText } from '@goldbraun/shared/contract';
import { useSelector } from 'react-redux';
import { text } from '../../../text/index.ts';
import type { MenuEntry } from '../../routes.ts';

/** The concept pages, as tiles of the submenu and in the drawer. `label` is a key of the menu's texts. */
export const concepts = [
  { label: 'driveThrough', path: paths.driveThrough, picture: '/asset/images/menu/golddrive.jpg' },
  { label: 'inStore', path: paths.inStore, picture: '/asset/images/menu/instore.jpg' },
  { label: 'future', path: paths.future, picture: '/asset/images/menu/individuell.jpg' },
] as const;

/** The main menu in its order, for the app bar and the drawer. The concepts are not a page: they open a submenu. */
const menu = [
  { label: 'news', path: paths.news },
  { label: 'locations', path: paths.locations },
  { label: 'concepts', path: null },
  { label: 'company', path: paths.company },
  { label: 'contact', path: paths.contact },
] as const;

/** One entry as it shows; without a path it opens the submenu of the concepts. */
export interface MenuItem {
  label: string;
  path: string | null;
}

/** The main menu: the shell's own entries, and those of the site's table where they belong. */
export function useMenu(): MenuItem[] {
  const t = useText(text).menu;
  const language = useLanguage();
  const more = useSelector(({ menu }: { menu: readonly MenuEntry[] }) => menu);
  const items: MenuItem[] = menu.map(({ label, path }) => ({ label: t[label], path }));
  for (const { path, label, after } of more) {
    const before = items.findIndex((item) => item.path === after);
    items.splice(before < 0 ? items.length : before + 1, 0, { label: label[language], path });
  }
  return items;
}

export const isConceptPage = (pathname: string): boolean => concepts.some(({ path }) => path === pathname);
