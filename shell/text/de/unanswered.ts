import { brand } from '@goldbraun/shared/brand/brand';

/** What the server says where a search could not be rendered. In a file of its own: no script of the browser needs it. */
export const unansweredText = {
  metaTitle: `Suche noch nicht beantwortet | ${brand.department}`,
  metaDescription: `Die Suche von ${brand.department} kommt gerade nicht nach. Bitte versuchen Sie es in einem Augenblick noch einmal.`,
  title: 'Ihre Suche ist noch nicht beantwortet',
  text: 'Die Suche kommt gerade nicht nach. Bitte versuchen Sie es in einem Augenblick noch einmal; Ihre Angaben bleiben dabei erhalten.',
  retry: 'Suche wiederholen',
  withoutSearch: 'Seite ohne Suche öffnen',
} as const;
