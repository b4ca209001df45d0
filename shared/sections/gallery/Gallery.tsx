import { useText } from '../../contract/index.ts';
import { Html } from '../html/Html.tsx';
import { Picture } from '../picture/Picture.tsx';
import section from '../section/Section.module.css';
import type { SectionTone } from '../section/Section.tsx';
import styles from './Gallery.module.css';
import { type GalleryEntity, galleryPictures } from './gallery-pictures.ts';
import { text as table } from './gallery-text.ts';

export interface GalleryProps {
  gallery: GalleryEntity;
  /** Shown if the gallery has no path. */
  image?: { src: string; alt: string };
  /** On the page of a news item, more than one image stands between delimiters, but not on mobile. */
  newsDetail?: boolean;
  tone?: SectionTone;
}

/** An optional title and a strip of pictures; each opens in the lightbox if there is more than one. */
export function Gallery({ gallery, image, tone = 'white' }: GalleryProps) {
  const text = useText(table);
  const pictures = galleryPictures(gallery, image, text.picture);
  return (
    <section className={`${section.section} ${section[tone]}`} aria-label={gallery.title ?? text.gallery}>
      {gallery.title === undefined ? null : <Html as="h2" className={styles.title} html={gallery.title} />}
      <ul className={styles.strip}>
        {pictures.map((picture) => (
          <li key={picture.src} className={styles.slide}>
            <figure>
              <Picture role="wide" className={styles.picture} src={picture.src} alt={picture.alt} />
              {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
