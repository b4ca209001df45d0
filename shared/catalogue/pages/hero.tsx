import { Hero } from '../../sections/hero/Hero.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures, words } from '../examples.ts';

const entity = { title: 'Ihr Grundstück. Unser Restaurant.', text: words.short, picture: pictures.drive };

export const page: CataloguePage = {
  section: 'hero',
  title: 'Hero',
  about:
    'The opening of a page: one picture, at most eight words on a gold block that overlaps it by 48 px, one button.',
  variants: [
    {
      id: 'right',
      name: 'Block on the right, h2',
      element: <Hero {...entity} button={{ text: 'Zu den Standorten', link: 'locations' }} />,
    },
    { id: 'left', name: 'Block on the left', element: <Hero {...entity} position="left" /> },
    { id: 'center', name: 'Block in the middle', element: <Hero {...entity} position="center" /> },
    {
      id: 'big',
      name: 'Big picture (1920 × 856), h1',
      element: <Hero {...entity} size="big" level="h1" />,
    },
    {
      id: 'sendback',
      name: 'The button asks for the contact form',
      element: <Hero {...entity} button={{ text: 'Kontakt aufnehmen', link: ['sendback'] }} />,
    },
  ],
};
