import type { Point } from './region.ts';
import type { Town } from './town.ts';

const KM_PER_DEGREE = 111.2;
/** Kilometres: no place of Germany is further from a town of the list. */
const LIMIT_KM = 35;

/** Kilometres between two places of Germany; on its scale the earth is flat enough. */
function distanceBetween(one: Point, other: Point): number {
  const narrowing = Math.cos(((one.lat + other.lat) / 2) * (Math.PI / 180));
  return KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * narrowing);
}

/** The town that is nearest to a place; undefined for places that are so far from all that they lie abroad or at sea. */
export function nearestTown(point: Point, towns: readonly Town[]): Town | undefined {
  let nearest: Town | undefined;
  let least = LIMIT_KM;
  for (const town of towns) {
    const distance = distanceBetween(point, town);
    // What is no number is no distance either.
    if (!(distance <= least)) continue;
    least = distance;
    nearest = town;
  }
  return nearest;
}
