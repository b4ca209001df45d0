import { useEffect, useRef } from 'react';
import { useLanguage } from '../../contract/index.ts';
import type { MediaItem } from './media-item.ts';
import type { OpenLightbox } from './open-lightbox.ts';

/**
 * The lightbox of a section. Its code comes with the first call of `open`; if it can't come, the browser shows the item
 * itself. The `opener` gets the focus back.
 */
export function useLightbox(
  items: readonly MediaItem[],
): (index: number, opener?: HTMLElement) => Promise<void> {
  const language = useLanguage();
  /** What is shown; null while it is closed. */
  const index = useRef<number>(null);
  const lightbox = useRef<OpenLightbox>(null);
  // A visitor who goes back in the history leaves the lightbox, too.
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      lightbox.current?.close();
    };
  }, []);

  return async (at, opener) => {
    if (index.current !== null) return;
    index.current = at;
    try {
      const { openLightbox } = await import(/* webpackChunkName: "lightbox" */ './open-lightbox.ts');
      if (left.current) return;
      lightbox.current = openLightbox(items, at, { language, opener });
      await lightbox.current.closed;
    } catch {
      location.assign(items[at]?.src ?? '');
    } finally {
      lightbox.current = null;
      index.current = null;
    }
  };
}
