import { paths } from '@goldbraun/shared/contract';

/**
 * All pages by group, for the footer. `group` and `label` are keys of the footer's texts or, for the concepts, of the
 * menu's. The list is whole, because without JavaScript it is the way that works in every browser.
 */
export const siteLinks = [
  {
    group: 'owners',
    links: [
      { label: 'locations', path: paths.locations },
      { label: 'acquisition', path: paths.acquisition },
      { label: 'documents', path: paths.documents },
      { label: 'contact', path: paths.contact },
    ],
  },
  {
    group: 'concepts',
    links: [
      { label: 'driveThrough', path: paths.driveThrough },
      { label: 'inStore', path: paths.inStore },
      { label: 'future', path: paths.future },
    ],
  },
  {
    group: 'references',
    links: [
      { label: 'berlin', path: paths.berlin },
      { label: 'dresden', path: paths.dresden },
      { label: 'hamburg', path: paths.hamburg },
      { label: 'panorama', path: paths.panorama },
    ],
  },
  {
    group: 'company',
    links: [
      { label: 'company', path: paths.company },
      { label: 'news', path: paths.news },
      { label: 'archive', path: paths.archive },
      { label: 'about', path: paths.about },
    ],
  },
] as const;
