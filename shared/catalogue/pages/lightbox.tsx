import { Button } from '../../sections/button/Button.tsx';
import type { MediaItem } from '../../sections/lightbox/media-item.ts';
import { useLightbox } from '../../sections/lightbox/use-lightbox.ts';
import { Section } from '../../sections/section/Section.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures } from '../examples.ts';

const thumb = (picture: { src: string }) => picture.src.replace('.jpg', '-640.avif');

const items: MediaItem[] = [
  {
    mediaType: 'image',
    ...pictures.drive,
    thumb: thumb(pictures.drive),
    title: 'Ein Bild',
    description: 'mit Titel und Beschreibung',
  },
  {
    mediaType: 'video',
    src: new URL('../example.webm', import.meta.url).href,
    ext: 'webm',
    autoplay: true,
    thumb: thumb(pictures.city),
    alt: 'Eine goldene Scheibe rollt über ein rotes Feld',
    title: 'Ein Video, das von selbst beginnt',
  },
  {
    mediaType: 'iframe',
    src: '/variant/hero/right',
    thumb: thumb(pictures.opening),
    alt: 'Eine Seite in einem Rahmen',
    title: 'Ein Rahmen',
  },
];

function Opener({ label, media }: { label: string; media: MediaItem[] }) {
  const open = useLightbox(media);
  return (
    <Section>
      <Button onClick={(event) => void open(0, event.currentTarget)}>{label}</Button>
    </Section>
  );
}

export const page: CataloguePage = {
  section: 'lightbox',
  title: 'Lightbox',
  about:
    'The window-filling viewer of the galleries: slides, zoom, slideshow, thumbnails, full screen. Its code is loaded by the first click.',
  variants: [
    {
      id: 'mixed',
      name: 'A picture, a video and a frame',
      element: <Opener label="Drei Medien öffnen" media={items} />,
    },
    {
      id: 'single',
      name: 'A single picture: no arrows, no count',
      element: <Opener label="Ein Bild öffnen" media={items.slice(0, 1)} />,
    },
  ],
};
