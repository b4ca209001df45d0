interface Shown {
  src: string;
  /** The small picture in the row of thumbnails. */
  thumb: string;
  /** What is to be seen, for those who don't see it; the name of a video or frame. */
  alt: string;
  /** Shown below; title and description may contain HTML. */
  title?: string;
  description?: string;
}

/**
 * What the lightbox shows. The Content-Security-Policy lets it load frames of the site's own origin and of those
 * that the edge names there; what comes from a third party needs the visitor's consent before it is handed in here.
 */
export type MediaItem =
  /** `avif` is a `srcset` in that format; browsers that know it take it instead of `src`. */
  | (Shown & { mediaType: 'image'; avif?: string })
  /** A file of the given format. */
  | (Shown & { mediaType: 'video'; ext: 'mp4' | 'webm' | 'ogg'; autoplay?: boolean })
  | (Shown & { mediaType: 'iframe' })
  /** A page of YouTube, Vimeo or Wistia, or the frame of any other player. */
  | (Shown & { mediaType: 'webVideo'; autoplay?: boolean });
