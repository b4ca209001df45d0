import createDOMPurify from 'dompurify';
import lightGallery from 'lightgallery';
import Autoplay from 'lightgallery/plugins/autoplay';
import Fullscreen from 'lightgallery/plugins/fullscreen';
import Thumbnail from 'lightgallery/plugins/thumbnail';
import Video from 'lightgallery/plugins/video';
import Zoom from 'lightgallery/plugins/zoom';
import 'lightgallery/css/lightgallery.css';
import 'lightgallery/css/lg-autoplay.css';
import 'lightgallery/css/lg-fullscreen.css';
import 'lightgallery/css/lg-thumbnail.css';
import 'lightgallery/css/lg-video.css';
import 'lightgallery/css/lg-zoom.css';
import type { Language } from '../../contract/index.ts';
import { cleanAssignedHtml } from '../html/default-policy.ts';
import styles from './Lightbox.module.css';
import { text as table } from './lightbox-text.ts';
import { lightGalleryItem } from './lightgallery-item.ts';
import type { MediaItem } from './media-item.ts';

export interface OpenLightbox {
  /** Resolves when the visitor has closed it. */
  closed: Promise<void>;
  close(): void;
}

/**
 * Shows media in a modal dialog of the window's size. The one place that knows lightGallery: it brings the slides, the
 * zoom and the slideshow, while the native dialog brings name, inert background and Esc. The focus goes back to the
 * `opener`.
 */
export function openLightbox(
  items: readonly MediaItem[],
  index: number,
  { language, opener }: { language: Language; opener?: HTMLElement },
): OpenLightbox {
  const text = table[language];
  // Styles come from the stylesheet alone, and lightGallery shows frames.
  cleanAssignedHtml((html) =>
    createDOMPurify.sanitize(html, {
      FORBID_ATTR: ['style'],
      ADD_TAGS: ['iframe'],
      ADD_ATTR: ['allow', 'allowfullscreen', 'frameborder'],
    }),
  );
  const dialog = document.createElement('dialog');
  dialog.className = styles.lightbox ?? '';
  dialog.setAttribute('aria-label', text.label);
  // Its own, so that the name is read first and no button looks chosen.
  dialog.autofocus = true;
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  dialog.append(stage);
  document.body.append(dialog);

  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const gallery = lightGallery(stage, {
    licenseKey: 'GPLv3',
    supportLegacyBrowser: false,
    container: stage,
    dynamic: true,
    dynamicEl: items.map(lightGalleryItem),
    plugins: [Zoom, Thumbnail, Video, Autoplay, Fullscreen],
    speed: calm ? 0 : 250,
    backdropDuration: 0,
    startAnimationDuration: 0,
    zoomFromOrigin: false,
    download: false,
    counter: items.length > 1,
    // The dialog does these two.
    escKey: false,
    trapFocus: false,
    showZoomInOutIcons: true,
    actualSize: false,
    slideShowAutoplay: false,
    progressBar: false,
    allowMediaOverlap: false,
    mobileSettings: { controls: true, showCloseIcon: true, download: false },
    strings: {
      closeGallery: text.close,
      toggleMaximize: text.fullscreen,
      previousSlide: text.previous,
      nextSlide: text.next,
      download: '',
      playVideo: text.play,
      mediaLoadingFailed: text.failed,
    },
    zoomPluginStrings: { zoomIn: text.zoomIn, zoomOut: text.zoomOut, viewActualSize: text.actualSize },
    thumbnailPluginStrings: { toggleThumbnails: text.thumbnails },
    autoplayPluginStrings: { toggleAutoplay: text.slideshow },
    fullscreenPluginStrings: { toggleFullscreen: text.fullscreen },
  });
  // It would set a `style` attribute, which the Content-Security-Policy refuses; our stylesheet sizes videos.
  Object.assign(gallery, { resizeVideoSlide: () => {} });
  // A dialog within the dialog would be announced twice.
  stage.querySelector('.lg-container')?.removeAttribute('role');
  stage.querySelector('.lg-container')?.removeAttribute('aria-modal');

  const slideshow = stage.querySelector('.lg-autoplay-button');
  slideshow?.setAttribute('aria-pressed', 'false');
  stage.addEventListener('lgAutoplayStart', () => slideshow?.setAttribute('aria-pressed', 'true'));
  stage.addEventListener('lgAutoplayStop', () => slideshow?.setAttribute('aria-pressed', 'false'));
  // While a slide comes in, lightGallery drops every other order, and half forgets what was made larger: the last one waits here.
  stage.ariaBusy = 'true';
  let waiting: HTMLElement | undefined;
  const keepForLater = (event: Event, wanted: HTMLElement | null | undefined) => {
    if (!wanted || stage.ariaBusy !== 'true') return;
    event.stopPropagation();
    waiting = wanted;
  };
  const orders = '.lg-prev, .lg-next, .lg-thumb-item, .lg-zoom-in, .lg-zoom-out';
  stage.addEventListener(
    'click',
    (event) => keepForLater(event, (event.target as Element).closest<HTMLElement>(orders)),
    { capture: true },
  );
  dialog.addEventListener('keydown', (event) => {
    const arrow = { ArrowLeft: '.lg-prev', ArrowRight: '.lg-next' }[event.key];
    if (arrow) keepForLater(event, stage.querySelector<HTMLElement>(arrow));
  });
  stage.addEventListener('lgBeforeSlide', () => {
    stage.ariaBusy = 'true';
  });
  stage.addEventListener('lgAfterSlide', (event) => {
    stage.ariaBusy = 'false';
    waiting?.click();
    waiting = undefined;
    const item = items[(event as CustomEvent<{ index: number }>).detail.index];
    if (!item || !('autoplay' in item) || !item.autoplay) return;
    gallery.plugins.find((plugin) => plugin instanceof Video)?.loadAndPlayVideo(items.indexOf(item));
  });
  stage.addEventListener('lgAfterClose', () => dialog.close());

  const closed = new Promise<void>((resolve) => {
    dialog.addEventListener('close', () => {
      gallery.destroy();
      dialog.remove();
      opener?.focus({ preventScroll: true });
      resolve();
    });
  });
  dialog.showModal();
  gallery.openGallery(index);
  return { closed, close: () => dialog.close() };
}
