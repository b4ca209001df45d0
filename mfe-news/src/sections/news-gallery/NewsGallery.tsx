import { Dividers } from '@goldbraun/shared/sections/dividers/Dividers.tsx';
import { Section } from '@goldbraun/shared/sections/section/Section.tsx';
import type { NewsGallery as Gallery } from '../../../text/news-item.ts';
import styles from './NewsGallery.module.css';

/** Thumbnail and picture as the encoder writes them for the role 'gallery'. */
const THUMB_WIDTH = 384;
const WIDTH = 1680;
const HEIGHT = 945;

/** The pictures of a news item: a strip to swipe on narrow screens, a row on wide ones. */
export function NewsGallery({ title, gallery }: { title: string; gallery: Gallery }) {
  const { path, noOfImages, captions } = gallery;
  const delimiter = noOfImages > 1 ? <Delimiter /> : null;
  return (
    <>
      {delimiter}
      <Section tone="sand" title={title}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the strip can't be scrolled by keyboard */}
        <ul className={styles.strip} tabIndex={0} aria-label={title}>
          {Array.from({ length: noOfImages }, (_, index) => {
            const image = `${path}${index + 1}`;
            return (
              <li key={image} className={styles.slide}>
                <figure>
                  <img
                    className={styles.image}
                    src={`${image}.jpg`}
                    srcSet={`${image}_thumb.jpg ${THUMB_WIDTH}w, ${image}.jpg ${WIDTH}w`}
                    sizes="(width >= 1024px) 373px, 84vw"
                    width={WIDTH}
                    height={HEIGHT}
                    alt={captions[index] ?? ''}
                    loading="lazy"
                    decoding="async"
                  />
                  <figcaption className={styles.caption}>{captions[index]}</figcaption>
                </figure>
              </li>
            );
          })}
        </ul>
      </Section>
      {delimiter}
    </>
  );
}

function Delimiter() {
  return (
    <div className={styles.delimiter}>
      <Dividers />
    </div>
  );
}
