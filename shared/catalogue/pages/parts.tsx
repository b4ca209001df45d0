import { Parts } from '../../sections/parts/Parts.tsx';
import { Section } from '../../sections/section/Section.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { words } from '../examples.ts';

export const page: CataloguePage = {
  section: 'parts',
  title: 'Parts',
  about:
    'The parts of a page, one below the other. Who comes from another page sees the first two before the others are rendered.',
  variants: [
    {
      id: 'three',
      name: 'Three parts',
      element: (
        <Parts>
          <Section title="Der erste Teil">
            <p>{words.long}</p>
          </Section>
          <Section tone="cream" title="Der zweite">
            <p>{words.long}</p>
          </Section>
          <Section title="Der dritte">
            <p>{words.long}</p>
          </Section>
        </Parts>
      ),
    },
  ],
};
