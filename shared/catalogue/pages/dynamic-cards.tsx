import { type DynamicCardItem, DynamicCards } from '../../sections/dynamic-cards/DynamicCards.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures, words } from '../examples.ts';

const items: DynamicCardItem[] = [
  {
    title: 'GoldDrive',
    subtitle: 'ab 2.500 m²',
    text: words.short,
    button: 'Zum Konzept',
    picture: pictures.brochure,
    link: 'driveThrough',
  },
  {
    title: 'Instore',
    text: words.short,
    button: 'Zu den Flächen',
    picture: { ...pictures.brochure, src: '/asset/images/home/ladepark.jpg' },
    link: 'inStore',
  },
  { title: 'Ihr Angebot', text: words.short, button: 'Zum Formular', action: 'openForm' },
];

export const page: CataloguePage = {
  section: 'dynamic-cards',
  title: 'Dynamic cards',
  about:
    'A grid of cards that lead to a page or scroll to a place. A card takes 4 of 12 columns unless told otherwise.',
  variants: [
    {
      id: 'three',
      name: 'Title, text and three cards',
      element: <DynamicCards title="Drei Konzepte" text={words.short} items={items} />,
    },
    {
      id: 'two',
      name: 'Two cards of 6 columns',
      element: <DynamicCards items={items.slice(0, 2)} span={6} />,
    },
  ],
};
