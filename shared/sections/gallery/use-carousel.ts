import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Carousel, Position } from './carousel.ts';

/** How far below the window a gallery may be when its code is loaded. */
const NEAR = '600px';

/** What moves the pictures. */
type Moving = Pick<Carousel, 'go' | 'goTo'>;

interface GalleryCarousel extends Position {
  /** False on the server and where the code can't come: then the strip scrolls as any other. */
  ready: boolean;
  /** Does something with the carousel as soon as it is there. */
  move: (action: (carousel: Moving) => void) => void;
}

/** Makes a strip of pictures a carousel when the visitor comes near to it. */
export function useCarousel(element: RefObject<HTMLElement | null>, wanted: boolean): GalleryCarousel {
  const [active, setActive] = useState(0);
  const [target, setTarget] = useState(0);
  const [ready, setReady] = useState(false);
  const load = useRef<() => Promise<Carousel>>(() => new Promise(() => {}));

  useEffect(() => {
    const strip = element.current;
    if (!strip || !wanted) return;
    let loading: Promise<Carousel> | undefined;
    let left = false;
    const start = async () => {
      const { startCarousel } = await import(/* webpackChunkName: "carousel" */ './carousel.ts');
      // The visitor may have gone to another page meanwhile.
      if (left) throw new Error('gone');
      return startCarousel(strip, (position) => {
        setActive(position.active);
        setTarget(position.target);
      });
    };
    load.current = () => {
      loading ??= start();
      loading.catch(() => !left && setReady(false));
      return loading;
    };
    setReady(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load.current().catch(() => {});
      },
      { rootMargin: NEAR },
    );
    observer.observe(strip);
    return () => {
      left = true;
      observer.disconnect();
      loading?.then(
        (carousel) => carousel.end(),
        () => {},
      );
    };
  }, [element, wanted]);

  return {
    active,
    target,
    ready,
    // Said by `ready` if it can't come; what was pressed until then is done all the same.
    move: (action) =>
      void load
        .current()
        .catch(() => stripOf(element.current as HTMLElement, active))
        .then(action),
  };
}

/** A carousel without its code: the browser scrolls the strip, which stops at the next picture by itself. */
function stripOf(element: HTMLElement, active: number): Moving {
  const pictures = element.querySelectorAll('li');
  const goTo = (index: number) => {
    pictures[index]?.scrollIntoView({ inline: 'center', block: 'nearest' });
    return index;
  };
  return { goTo, go: (step) => goTo((active + step + pictures.length) % pictures.length) };
}
