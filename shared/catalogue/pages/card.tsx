import { Card } from '../../sections/card/Card.tsx';
import { Section } from '../../sections/section/Section.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures, words } from '../examples.ts';

const entity = {
  title: 'Eröffnung in Ingolstadt',
  text: words.short,
  button: 'Mehr erfahren',
  to: '/aktuelles',
};

export const page: CataloguePage = {
  section: 'card',
  title: 'Card',
  about: 'Flat, with a 3:2 picture and a title of two lines at most; its one link covers all of it.',
  variants: [
    {
      id: 'picture',
      name: 'With picture and subtitle',
      element: (
        <Section>
          <Card {...entity} subtitle="12.11.2026" picture={pictures.brochure} />
        </Section>
      ),
    },
    {
      id: 'plain',
      name: 'Without a picture',
      element: (
        <Section>
          <Card {...entity} />
        </Section>
      ),
    },
  ],
};
