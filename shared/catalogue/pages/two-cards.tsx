import { TwoCards } from '../../sections/two-cards/TwoCards.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures, words } from '../examples.ts';

const benefits = [
  { title: 'Ein Vertrag für mehr als 20&nbsp;Jahre', text: words.short },
  { title: 'Kaufen, mieten oder Erbbaurecht', text: words.short },
];

export const page: CataloguePage = {
  section: 'two-cards',
  title: 'Two cards',
  about: 'Two lists of check-marked benefits over a background picture.',
  variants: [
    {
      id: 'benefits',
      name: 'Two benefits each',
      element: (
        <TwoCards
          title="Was Sie von uns erwarten dürfen"
          background={pictures.city.src}
          items={[
            { title: 'Für Eigentümer', benefits },
            { title: 'Für Projektentwickler', benefits },
          ]}
        />
      ),
    },
  ],
};
