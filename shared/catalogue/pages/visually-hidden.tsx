import { Section } from '../../sections/section/Section.tsx';
import { VisuallyHidden } from '../../sections/visually-hidden/VisuallyHidden.tsx';
import type { CataloguePage } from '../catalogue-page.ts';

export const page: CataloguePage = {
  section: 'visually-hidden',
  title: 'Visually hidden',
  about: 'Words for screen readers alone, where a picture or the place says them to those who see.',
  variants: [
    {
      id: 'words',
      name: 'More is read than is to be seen',
      element: (
        <Section>
          <p>
            3 / 24<VisuallyHidden> – Bild 3 von 24</VisuallyHidden>
          </p>
        </Section>
      ),
    },
  ],
};
