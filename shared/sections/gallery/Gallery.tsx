import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { useText } from '../../contract/index.ts';
import { Dividers } from '../dividers/Dividers.tsx';
import { Html } from '../html/Html.tsx';
import { Icon } from '../icon/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icon-paths.ts';
import { useLightbox } from '../lightbox/use-lightbox.ts';
import section from '../section/Section.module.css';
import type { SectionTone } from '../section/Section.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Gallery.module.css';
import { type GalleryEntity, galleryPictures, mediaItems } from './gallery-pictures.ts';
import { text as table } from './gallery-text.ts';
import { Slide } from './Slide.tsx';
import { useCarousel } from './use-carousel.ts';

export interface GalleryProps {
  gallery: GalleryEntity;
  /** Shown if the gallery has no path. */
  image?: { src: string; alt: string };
  /** On the page of a news item, more than one image stands between delimiters, but not on mobile. */
  newsDetail?: boolean;
  tone?: SectionTone;
}

/**
 * An optional title and a carousel of pictures, each of which opens in the lightbox if there is more than one. The
 * server's version is a strip that scrolls, with links to the pictures.
 */
export function Gallery({ gallery, image, newsDetail = false, tone = 'white' }: GalleryProps) {
  const text = useText(table);
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const pictures = galleryPictures(gallery, image, text.picture);
  const several = pictures.length > 1;
  const { active, target, ready, move } = useCarousel(root, several);
  const openLightbox = useLightbox(mediaItems(pictures));
  if (pictures.length === 0) return null;

  const focus = (index: number) =>
    root.current?.querySelectorAll<HTMLElement>('li a')[index]?.focus({ preventScroll: true });
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const end = { Home: 0, End: pictures.length - 1 }[event.key];
    if (!ready || (step === undefined && end === undefined)) return;
    event.preventDefault();
    move((carousel) => focus(step === undefined ? carousel.goTo(end ?? 0) : carousel.go(step)));
  };
  const enlarge = (event: MouseEvent<HTMLElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openLightbox(index, event.currentTarget);
  };
  const delimiter = newsDetail && several ? <Delimiter /> : null;
  return (
    <>
      {delimiter}
      <section
        className={`${section.section} ${section[tone]}`}
        {...(gallery.title === undefined ? { 'aria-label': text.gallery } : { 'aria-labelledby': titleId })}
      >
        {gallery.title === undefined ? null : (
          <Html as="h2" id={titleId} className={styles.title} html={gallery.title} />
        )}
        <div ref={root} className={`swiper ${styles.carousel}`}>
          <ul className={`swiper-wrapper ${styles.strip}`} onKeyDown={moveByKey}>
            {pictures.map((picture, index) => (
              <Slide
                key={picture.src}
                picture={picture}
                words={text}
                // With the carousel there, one tab stop is enough: the arrow keys lead on. It is where they have led, not what passes by.
                skipped={ready && index !== target}
                onEnlarge={several ? (event) => enlarge(event, index) : undefined}
              />
            ))}
          </ul>
          {several ? (
            <div className={ready ? styles.controls : `${styles.controls} ${styles.waiting}`}>
              <button type="button" className={styles.previous} onClick={() => move((it) => it.go(-1))}>
                <Icon path={chevronLeftIcon} />
                <VisuallyHidden>{text.previous}</VisuallyHidden>
              </button>
              <p className={styles.count} aria-live="polite">
                <VisuallyHidden>{text.position(active + 1, pictures.length)}</VisuallyHidden>
                <span aria-hidden="true">
                  {active + 1} / {pictures.length}
                </span>
              </p>
              <button type="button" className={styles.next} onClick={() => move((it) => it.go(1))}>
                <Icon path={chevronRightIcon} />
                <VisuallyHidden>{text.next}</VisuallyHidden>
              </button>
            </div>
          ) : null}
        </div>
      </section>
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
