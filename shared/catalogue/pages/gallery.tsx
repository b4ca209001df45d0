import { Gallery } from '../../sections/gallery/Gallery.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures } from '../examples.ts';

const entity = {
  title: 'Das Restaurant in der Warschauer Straße',
  path: '/asset/images/Gallery_berlin/',
  noOfImages: 5,
  captions: [
    'Das Portal in der Dämmerung',
    'Die Terrasse zur Straße',
    'Der Gastraum am Vormittag',
    'Der Tresen',
    'Nachts um eins',
  ],
};
const single = { title: 'Ein einziges Bild', path: '', noOfImages: 0 };

export const page: CataloguePage = {
  section: 'gallery',
  title: 'Gallery',
  about:
    'A carousel, 520 px high from 1024 px on; a click opens the lightbox. The server sends it as a strip that scrolls by itself.',
  variants: [
    { id: 'captions', name: 'Title and captions', element: <Gallery gallery={entity} /> },
    {
      id: 'plain',
      name: 'Neither title nor captions, on sand',
      element: <Gallery gallery={{ path: entity.path, noOfImages: 3 }} tone="sand" />,
    },
    {
      id: 'news',
      name: 'On the page of a news item: between delimiters from 1024 px on',
      element: <Gallery gallery={{ ...entity, noOfImages: 3 }} tone="sand" newsDetail />,
    },
    {
      id: 'single',
      name: 'A single picture: no arrows, no lightbox',
      element: <Gallery gallery={single} image={pictures.opening} />,
    },
  ],
};
