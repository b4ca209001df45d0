import { Icon } from '../../sections/icon/Icon.tsx';
import * as icons from '../../sections/icon/icon-paths.ts';
import { Section } from '../../sections/section/Section.tsx';
import type { CataloguePage } from '../catalogue-page.ts';

export const page: CataloguePage = {
  section: 'icon',
  title: 'Icon',
  about: 'Signs of the size and colour of the text beside them. What they mean stands in words.',
  variants: [
    {
      id: 'all',
      name: 'All of them',
      element: (
        <Section>
          {Object.entries(icons).map(([name, path]) => (
            <p key={name}>
              <Icon path={path} /> {name}
            </p>
          ))}
        </Section>
      ),
    },
  ],
};
