import { DEFAULT_RADIUS } from '../../../restaurants/endpoint.ts';

/** What the address of the page says was asked for, as the form shows it. */
export interface Asked {
  q: string;
  radius: string;
  services: readonly string[];
  /** The position of the visitor, if the search is about it. */
  position: { lat: string; lng: string } | null;
}

export function readAsked(search: string): Asked {
  const params = new URLSearchParams(search);
  const lat = params.get('lat');
  const lng = params.get('lng');
  return {
    q: params.get('q') ?? '',
    radius: params.get('radius') ?? String(DEFAULT_RADIUS),
    services: params.getAll('services').flatMap((value) => value.split(',')),
    position: lat && lng ? { lat, lng } : null,
  };
}

/** The address of the same search for other words, from its first result on. */
export function wordsAddress(search: string, q: string): string {
  const params = new URLSearchParams(search);
  params.set('q', q);
  params.delete('page');
  return `?${params}`;
}

/** The address of another page of the same results. */
export function pageAddress(search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page === 1) params.delete('page');
  else params.set('page', String(page));
  return `?${params}`;
}
