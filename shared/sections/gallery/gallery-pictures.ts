import type { MediaItem } from '../lightbox/media-item.ts';
import { pictureSrcSet } from '../picture/picture-roles.ts';

/** A gallery as the text table has it. Image N (1…noOfImages) is `path` + N + '.jpg', its thumbnail `path` + N + '_thumb.jpg'. */
export interface GalleryEntity {
  /** May contain HTML. */
  title?: string;
  /** For instance '/asset/images/Gallery_golddrive/'; empty if there is but the section's single image. */
  path: string;
  noOfImages: number;
  /** By position; a single one is not shown. */
  captions?: readonly string[];
  /** What each image shows, by position. */
  alts?: readonly string[];
}

export interface GalleryPicture {
  src: string;
  thumb: string;
  alt: string;
  caption?: string;
}

/** The pictures of a gallery; the single `image` where it has no path. `alt` names those that have none of their own. */
export function galleryPictures(
  { path, noOfImages, captions = [], alts = [] }: GalleryEntity,
  image: { src: string; alt: string } | undefined,
  alt: (position: number) => string,
): GalleryPicture[] {
  if (path === '') return image ? [{ ...image, thumb: image.src }] : [];
  return Array.from({ length: noOfImages }, (_, index) => ({
    src: `${path}${index + 1}.jpg`,
    thumb: `${path}${index + 1}_thumb.jpg`,
    alt: alts[index] ?? alt(index + 1),
    ...(captions.length > 1 && captions[index] ? { caption: captions[index] } : {}),
  }));
}

/** The same pictures for the lightbox, which shows their captions below them. */
export const mediaItems = (pictures: readonly GalleryPicture[]): MediaItem[] =>
  pictures.map(({ src, thumb, alt, caption }) => ({
    mediaType: 'image',
    src,
    avif: pictureSrcSet(src, 'wide', 'avif'),
    thumb,
    alt,
    description: caption,
  }));
