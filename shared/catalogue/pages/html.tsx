import { Html } from '../../sections/html/Html.tsx';
import { Section } from '../../sections/section/Section.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { words } from '../examples.ts';

export const page: CataloguePage = {
  section: 'html',
  title: 'HTML of the text table',
  about: 'The one place that shows markup of the text table, through a Trusted Types policy of its own.',
  variants: [
    {
      id: 'markup',
      name: 'Paragraphs, emphasis, a link',
      element: (
        <Section narrow>
          <Html
            html={`<p>${words.long}</p><p>Ab <strong>2.500&nbsp;m²</strong>, <a href="/standorte">mehr dazu</a>.</p>`}
          />
        </Section>
      ),
    },
  ],
};
