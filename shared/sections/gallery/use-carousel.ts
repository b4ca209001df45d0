import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Carousel } from './carousel.ts';

/** How far below the window a gallery may be when its code is loaded. */
const NEAR = '600px';

interface GalleryCarousel {
  /** The picture in the middle. */
  active: number;
  /** False on the server and where the code can't come: then the strip scrolls as any other. */
  ready: boolean;
  /** Does something with the carousel as soon as it is there. */
  move: (action: (carousel: Carousel) => void) => void;
}

/** Makes a strip of pictures a carousel when the visitor comes near to it. */
export function useCarousel(element: RefObject<HTMLElement | null>, wanted: boolean): GalleryCarousel {
  const [active, setActive] = useState(0);
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
      if (left) throw new Error('The gallery has left the page');
      return startCarousel(strip, setActive);
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
    ready,
    move: (action) =>
      void load.current().then(action, () => {
        // Said by `ready` already.
      }),
  };
}
