import { useSyncExternalStore } from 'react';
import type { Region } from '../../regions/region.ts';

/** The region whose person the visitor has found, and whether they want the message to go there in copy. */
export interface ChosenRegion {
  region: Region;
  copy: boolean;
}

/** It lives as long as the document and is stored nowhere. Changed by effects alone, so on the server there is none. */
let chosen: ChosenRegion | null = null;
const listeners = new Set<() => void>();

function change(next: ChosenRegion | null): void {
  chosen = next;
  for (const listener of listeners) listener();
}

/** The visitor has found a person. Whoever wanted no copy to go there is not asked again. */
export function chooseRegion(region: Region): void {
  if (chosen?.region !== region) change({ region, copy: true });
}

/** The visitor says in the form whether the person gets a copy. */
export function setCopy(region: Region, copy: boolean): void {
  change({ region, copy });
}

/** As on a new document. */
export const forgetRegion = (): void => change(null);

/** What was found last; null as long as nobody was. */
export const useChosenRegion = (): ChosenRegion | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
    () => null,
  );
