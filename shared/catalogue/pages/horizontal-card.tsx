import { HorizontalCard } from '../../sections/horizontal-card/HorizontalCard.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures, words } from '../examples.ts';

const entity = { title: 'Die Broschüre für Eigentümer', text: words.long, picture: pictures.brochure };

export const page: CataloguePage = {
  section: 'horizontal-card',
  title: 'Horizontal card',
  about: 'A picture on one side; title, text and button on the other. It is narrower from 1028 px down.',
  variants: [
    {
      id: 'internal',
      name: 'Leads to a page of the site',
      element: <HorizontalCard {...entity} button="Zum Unternehmen" link="company" />,
    },
    {
      id: 'external',
      name: 'Opens a file in a new tab, on cream',
      element: <HorizontalCard {...entity} button="Zur Broschüre" external={words.brochure} tone="cream" />,
    },
    {
      id: 'switched',
      name: 'Switched: the text on the left, on green',
      element: <HorizontalCard {...entity} button="Zum Unternehmen" link="company" tone="green" switched />,
    },
  ],
};
