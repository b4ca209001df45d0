import type { Position } from '../../restaurants/restaurant.ts';

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export function distanceBetween(one: Position, other: Position): number {
  const lat = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const lng = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const chord = lat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
