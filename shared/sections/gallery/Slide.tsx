import type { MouseEvent } from 'react';
import { Picture } from '../picture/Picture.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-pictures.ts';

interface SlideProps {
  picture: GalleryPicture;
  words: { enlarge: string };
  /** Left out by the tab key. */
  skipped: boolean;
  /** Makes the picture a link to itself, which opens the lightbox instead. */
  onEnlarge?: (event: MouseEvent<HTMLElement>) => void;
}

/** One picture of a gallery with its caption. */
export function Slide({ picture: { src, alt, caption }, words, skipped, onEnlarge }: SlideProps) {
  const picture = <Picture role="wide" sizes="(width >= 1024px) 924px, 95vw" src={src} alt={alt} />;
  return (
    <li className={`swiper-slide ${styles.slide}`}>
      <figure>
        {onEnlarge ? (
          <a
            className={styles.link}
            href={src}
            aria-haspopup="dialog"
            tabIndex={skipped ? -1 : undefined}
            onClick={onEnlarge}
          >
            {picture}
            <VisuallyHidden>{words.enlarge}</VisuallyHidden>
          </a>
        ) : (
          picture
        )}
        {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
      </figure>
    </li>
  );
}
