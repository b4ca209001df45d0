import { Section } from '../../sections/section/Section.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { words } from '../examples.ts';

const tones = ['cream', 'sand', 'gold', 'green'] as const;

export const page: CataloguePage = {
  section: 'section',
  title: 'Section',
  about:
    'The band that most sections stand in: its ground, its vertical rhythm and a content of at most 1168 px.',
  variants: [
    {
      id: 'white',
      name: 'White, for running text (768 px)',
      element: (
        <Section title="Ein Abschnitt" narrow>
          <p>{words.long}</p>
        </Section>
      ),
    },
    ...tones.map((tone) => ({
      id: tone,
      name: tone,
      element: (
        <Section tone={tone} title="Ein Abschnitt">
          <p>{words.long}</p>
        </Section>
      ),
    })),
  ],
};
