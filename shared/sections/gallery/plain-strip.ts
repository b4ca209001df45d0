import type { Carousel } from './carousel.ts';

/** Moves a strip of pictures without the carousel's code: the browser scrolls it. */
export function plainStrip(element: HTMLElement | null): Carousel {
  const strip = element?.querySelector('.swiper-wrapper');
  const slides = [...(strip?.children ?? [])];
  const middle = () => {
    const { left, width } = strip?.getBoundingClientRect() ?? new DOMRect();
    return slides.findIndex((slide) => slide.getBoundingClientRect().right > left + width / 2);
  };
  const goTo = (index: number) => {
    slides[index]?.scrollIntoView({ inline: 'center', block: 'nearest' });
    return index;
  };
  return {
    goTo,
    go: (step) => goTo((middle() + step + slides.length) % slides.length),
    end: () => {},
  };
}
