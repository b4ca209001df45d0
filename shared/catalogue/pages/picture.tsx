import { Picture } from '../../sections/picture/Picture.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures } from '../examples.ts';

export const page: CataloguePage = {
  section: 'picture',
  title: 'Picture',
  about: 'AVIF and JPG in the widths of its role; its space is kept free while it loads.',
  variants: [
    { id: 'hero', name: 'hero, 1920 × 856', element: <Picture role="hero" {...pictures.drive} /> },
    { id: 'wide', name: 'wide, 16:9', element: <Picture role="wide" {...pictures.opening} /> },
    { id: 'card', name: 'card, 3:2', element: <Picture role="card" {...pictures.brochure} /> },
  ],
};
