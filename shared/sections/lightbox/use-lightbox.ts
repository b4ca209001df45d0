import { useEffect, useRef, useState } from 'react';
import { useText } from '../../contract/index.ts';
import { text as table } from './lightbox-text.ts';
import type { MediaItem } from './media-item.ts';
import type { OpenLightbox } from './open-lightbox.ts';

/**
 * The lightbox of a section: closed while `index` is null. Its code comes with the first call of `open`; if it can't
 * come, the browser shows the item itself.
 */
export function useLightbox(items: readonly MediaItem[]): {
  index: number | null;
  /** The `opener` gets the focus back. */
  open: (index: number, opener?: HTMLElement) => Promise<void>;
} {
  const text = useText(table);
  const [index, setIndex] = useState<number | null>(null);
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

  const open = async (at: number, opener?: HTMLElement) => {
    if (index !== null) return;
    setIndex(at);
    try {
      const { openLightbox } = await import(/* webpackChunkName: "lightbox" */ './open-lightbox.ts');
      if (left.current) return;
      lightbox.current = openLightbox(items, at, { text, opener });
      await lightbox.current.closed;
      lightbox.current = null;
    } catch {
      location.assign(items[at]?.src ?? '');
    }
    setIndex(null);
  };
  return { index, open };
}
