import { Gallery } from '../../sections/gallery/Gallery.tsx';
import type { GalleryEntity } from '../../sections/gallery/gallery-pictures.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures } from '../examples.ts';

// Pictures of mfe-content, with what is in them.
const entity: GalleryEntity = {
  title: 'Berlin, Warschauer Straße',
  path: '/asset/images/Gallery_berlin/',
  noOfImages: 5,
  captions: [
    'Gründerzeit, Abendsonne und der Turm am Horizont',
    'Nach Mitternacht',
    'Plätze auf dem Gehweg',
    'Regenabend in Friedrichshain',
    'Die Straßenbahn hält vor der Tür',
  ],
  alts: [
    'Straße mit Gründerzeithäusern im Abendlicht, im Hintergrund ein Fernsehturm',
    'Leuchtende Restaurantfront bei Nacht, Autos stehen am Straßenrand',
    'Passanten gehen an Tischen mit Gästen vor der Glasfront vorbei',
    'Nasse Straße mit Spiegelungen in der Dämmerung, Passanten unter Regenschirmen',
    'Gelbe Straßenbahn fährt am Restaurant vorbei',
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
