import { Portrait } from '../../sections/portrait/Portrait.tsx';
import { Section } from '../../sections/section/Section.tsx';
import type { CataloguePage } from '../catalogue-page.ts';

export const page: CataloguePage = {
  section: 'portrait',
  title: 'Portrait',
  about:
    'A drawn face beside the name of a person. The drawings are made by mfe-acquisition/drawings/portraits.',
  variants: [
    {
      id: 'one',
      name: 'One person',
      element: (
        <Section>
          <Portrait src="/asset/images/kontakt/lindner.svg" />
        </Section>
      ),
    },
  ],
};
