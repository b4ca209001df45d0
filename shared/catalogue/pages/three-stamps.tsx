import { ThreeStamps } from '../../sections/three-stamps/ThreeStamps.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { words } from '../examples.ts';

const entity = {
  title: 'Goldbraun in Zahlen',
  stamps: [
    { figure: '1.440', caption: 'Restaurants in Deutschland', tone: 'gold' },
    { figure: '1,6', unit: 'Mio.', caption: 'Gäste an jedem Tag', tone: 'green' },
    { figure: '50', unit: 'Jahre', caption: 'und mehr am Markt', tone: 'red' },
  ],
} as const;

export const page: CataloguePage = {
  section: 'three-stamps',
  title: 'Three stamps',
  about: 'Three figures of 381 × 165, drawn with the fonts of the page. The caption has room for 28 letters.',
  variants: [
    { id: 'plain', name: 'Without a button', element: <ThreeStamps {...entity} /> },
    {
      id: 'button',
      name: 'With a button that opens a new tab, on white',
      element: (
        <ThreeStamps {...entity} tone="white" button={{ text: 'Zur Broschüre', link: words.brochure }} />
      ),
    },
  ],
};
