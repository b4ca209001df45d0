import { Dividers } from '../../sections/dividers/Dividers.tsx';
import type { CataloguePage } from '../catalogue-page.ts';

export const page: CataloguePage = {
  section: 'dividers',
  title: 'Dividers',
  about: 'Two coloured bars, for instance around the gallery of a news item.',
  variants: [
    { id: 'gold-first', name: 'Gold above red', element: <Dividers /> },
    { id: 'swapped', name: 'Swapped: red above gold', element: <Dividers swapped /> },
  ],
};
