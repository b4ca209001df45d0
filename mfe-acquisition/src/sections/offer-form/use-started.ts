import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, true as soon as the script answers to the visitor. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
