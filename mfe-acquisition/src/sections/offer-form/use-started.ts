import { useLayoutEffect, useState } from 'react';

/**
 * False on the server and while hydrating, true as soon as the script answers to the visitor: with the very commit, so
 * that no press comes in between.
 */
export function useStarted(): boolean {
  const [started, setStarted] = useState(false);
  useLayoutEffect(() => setStarted(true), []);
  return started;
}
