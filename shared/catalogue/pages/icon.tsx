import { Icon } from '../../sections/icon/Icon.tsx';
import { type IconName, iconPaths } from '../../sections/icon/icon-paths.ts';
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
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <p key={name}>
              <Icon name={name} /> {name}
            </p>
          ))}
        </Section>
      ),
    },
  ],
};
