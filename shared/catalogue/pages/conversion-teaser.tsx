import { ConversionTeaser } from '../../sections/conversion-teaser/ConversionTeaser.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { words } from '../examples.ts';

const entity = {
  title: 'Ihre Fläche in <em>Berlin</em>?',
  text: words.long,
  button: 'Standort anbieten',
  link: 'acquisition',
} as const;

const tones = ['gold', 'green', 'cream', 'sand'] as const;

export const page: CataloguePage = {
  section: 'conversion-teaser',
  title: 'Conversion teaser',
  about:
    'A coloured band that asks for the next step. Title, text and button may contain HTML. On green the button is gold.',
  variants: [
    { id: 'big', name: 'Big, on green', element: <ConversionTeaser {...entity} tone="green" big /> },
    ...tones.map((tone) => ({
      id: tone,
      name: `On ${tone}`,
      element: <ConversionTeaser {...entity} tone={tone} />,
    })),
  ],
};
