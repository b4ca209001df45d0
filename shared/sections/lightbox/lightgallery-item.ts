import type { GalleryItem } from 'lightgallery/lg-utils';
import type { MediaItem } from './media-item.ts';

/** The players that lightGallery's video plugin knows by their addresses. */
const knownPlayer =
  /^https:\/\/([\w-]+\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|wistia\.com|wi\.st)\//;

/** Markup in any case: lightGallery takes a text that begins with a dot or a hash for a selector. */
const caption = ({ title, description }: MediaItem) =>
  [title && `<p><strong>${title}</strong></p>`, description && `<p>${description}</p>`]
    .filter(Boolean)
    .join('');

/** A media item in lightGallery's words. */
export function lightGalleryItem(item: MediaItem): GalleryItem {
  const { src, thumb } = item;
  // lightGallery puts it between double quotes as it is.
  const alt = item.alt.replaceAll('"', "'");
  const shown = { thumb, alt, subHtml: caption(item) };
  const frame = { ...shown, src, iframe: true, iframeTitle: alt } as GalleryItem;
  switch (item.mediaType) {
    case 'image':
      return item.avif
        ? { ...shown, src, sources: [{ type: 'image/avif', srcset: item.avif, sizes: '100vw' }] }
        : { ...shown, src };
    case 'video':
      return {
        ...shown,
        title: alt,
        video: {
          source: [{ src, type: `video/${item.ext}` }],
          tracks: [],
          // The type asks for an element where the names and values of attributes are meant.
          attributes: {
            controls: true,
            playsinline: true,
            preload: 'metadata',
          } as unknown as HTMLVideoElement,
        },
      };
    case 'iframe':
      return frame;
    case 'webVideo':
      return knownPlayer.test(src) ? { ...shown, src, poster: thumb, title: alt } : frame;
  }
}
