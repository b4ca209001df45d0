import { berlin } from '../../../mfe-content/text/de/galleries/berlin.ts';
import { Gallery } from '../../sections/gallery/Gallery.tsx';
import type { GalleryEntity } from '../../sections/gallery/gallery-pictures.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures } from '../examples.ts';

// The site's own, so that the captions say what is in the pictures.
const entity: GalleryEntity = { ...berlin, noOfImages: 5 };
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
