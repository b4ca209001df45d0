import { useEffect, useRef } from 'react';

/**
 * Calls `close` as soon as the visitor goes back or forward: as early as a menu closes for who chooses an item of it,
 * and not when the next page shows. A menu that is open then was opened since, and the visitor's press counts.
 */
export function useHistoryStep(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const step = () => latest.current();
    window.addEventListener('popstate', step);
    return () => window.removeEventListener('popstate', step);
  }, []);
}
