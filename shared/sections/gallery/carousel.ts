import Swiper from 'swiper';

/** Pictures of a carousel, by their numbers from 0 on. */
export interface Position {
  /** The one in the middle. */
  active: number;
  /** Where it moves to; the same one when it rests. */
  target: number;
}

export interface Carousel {
  /** Moves by so many pictures, from the last one on to the first. Returns the position that it moves to. */
  go(step: number): number;
  goTo(index: number): number;
  end(): void;
}

/**
 * Gives a strip its arrows and its count by Swiper, in the mode that leaves the scrolling to the browser: the strip
 * looks and moves as it did before. Names, keyboard and announcements are React's, in Gallery.tsx: Swiper's own modules
 * for them write through a Trusted Types policy that lets everything pass.
 */
export function startCarousel(element: HTMLElement, onChange: (position: Position) => void): Carousel {
  const strip = element.querySelector('.swiper-wrapper');
  const [first, second] = strip?.children ?? [];
  const step = first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 1;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(element, {
    cssMode: true,
    slidesPerView: 'auto',
    centeredSlides: true,
    // The visitor may have scrolled the strip before this came.
    initialSlide: Math.round((strip?.scrollLeft ?? 0) / step),
    speed: calm ? 0 : 300,
  });
  const count = swiper.slides.length;
  // Where a movement leads: a second click on an arrow counts from there, not from where the strip is just passing.
  let target = swiper.activeIndex;

  const report = () => onChange({ active: swiper.activeIndex, target });

  // The next picture is loaded before it is asked for.
  const prepare = () => {
    const image = swiper.slides[swiper.activeIndex + 1]?.querySelector('img');
    if (image) image.loading = 'eager';
  };
  swiper.on('activeIndexChange', () => {
    prepare();
    report();
  });
  const arrived = 'onscrollend' in window ? 'scrollend' : 'scroll';
  swiper.wrapperEl.addEventListener(arrived, () => {
    target = swiper.activeIndex;
    report();
  });
  prepare();
  report();

  const goTo = (index: number) => {
    target = index;
    report();
    swiper.slideTo(index);
    return index;
  };
  return {
    goTo,
    go: (step) => goTo((target + step + count) % count),
    end: () => swiper.destroy(),
  };
}
