import { Children, type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** So many fill the first screen. */
const FIRST_PARTS = 2;

const neverChanges = () => () => {};

/**
 * Whether what is rendered is the server's document, there or while it is hydrated. Not by the router's name for the first entry of a visit:
 * who reloads a page keeps the name that it had.
 */
const useIsDocument = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/**
 * The parts of a page, one below the other. On the way from one page of the site to another the first screen's are painted before the others
 * are rendered, for which the headline of a long page would wait twice as long (docs/performance.md). A document has all of them, and so has
 * who comes to a place further down.
 */
export function Parts({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isDocument = useIsDocument();
  // Without a first value nothing is rendered twice.
  const isWhole = useDeferredValue(true, isDocument || hash ? undefined : false);
  const parts = Children.toArray(children);
  if (isWhole || parts.length <= FIRST_PARTS) return parts;
  // The footer stays below the screen meanwhile.
  return [...parts.slice(0, FIRST_PARTS), <div key="others" style={{ minHeight: '100svh' }} />];
}
