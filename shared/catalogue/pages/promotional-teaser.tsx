import { PromotionalTeaser } from '../../sections/promotional-teaser/PromotionalTeaser.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures, words } from '../examples.ts';

const entity = { title: 'Elf Regionen, elf Ansprechpersonen', background: pictures.city.src };

export const page: CataloguePage = {
  section: 'promotional-teaser',
  title: 'Promotional teaser',
  about: 'White words over a picture under a scrim of 64 %. The picture says nothing that the words do not.',
  variants: [
    {
      id: 'button',
      name: 'With text and button',
      element: (
        <PromotionalTeaser {...entity} text={words.long} button={{ text: 'Kontakt', link: 'contact' }} />
      ),
    },
    { id: 'title', name: 'A title alone', element: <PromotionalTeaser {...entity} /> },
  ],
};
