import { type RefObject, useEffect, useState } from 'react';

/** The frame is there when the visitor is; whoever stays above never downloads it. */
const AHEAD = '25% 0px';

/** Whether a visitor has come near an element; false on the server, and it stays true once it was. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
