import type { PageMeta } from '@goldbraun/shared/contract';
import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Does what the browser does by itself when a document loads: after a navigation to another page it sets the head,
 * scrolls to the top (or the hash's element), moves the focus to the content and has the new title announced.
 * A change of the query alone, as by typing in the search, sets the head and leaves place and focus alone.
 */
export function NavigationEffects({ meta: { title, description } }: { meta: PageMeta }) {
  const location = useLocation();
  const shown = useRef(location);
  const [announced, announce] = useState('');

  useEffect(() => {
    if (document.title !== title) document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  // Before the page is painted: else its first frame would stand where the page before was left.
  useLayoutEffect(() => {
    const from = shown.current;
    if (from === location) return; // the server's document, which is right as it is
    shown.current = location;

    const target = document.getElementById(decodeHash(location.hash));
    if (from.pathname === location.pathname) {
      target?.scrollIntoView();
      return;
    }
    announce(title);
    document.getElementById('inhalt')?.focus({ preventScroll: true });
    if (target) target.scrollIntoView();
    else document.documentElement.scrollTop = 0;
  }, [location, title]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
