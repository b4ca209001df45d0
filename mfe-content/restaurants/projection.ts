import type { Position } from './restaurant.ts';

/** The map's field: what the drawn map and the marks upon it have in common, in units of the drawing. */
export const mapSize = { width: 640, height: 868 };

/** The id of the drawing in its file. */
export const MAP_ID = 'deutschland';

const west = 5.72;
const east = 15.19;
const north = 55.13;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const scale = mapSize.width / radians(east - west);
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

/** Where a place of Germany is on the map (Mercator's projection). */
export function project({ lat, lng }: Position): { x: number; y: number } {
  return { x: scale * radians(lng - west), y: scale * (mercator(north) - mercator(lat)) };
}

/** Which place a point of the map shows: the other way round. */
export function placeAt({ x, y }: { x: number; y: number }): Position {
  const lat = 2 * Math.atan(Math.exp(mercator(north) - y / scale)) - Math.PI / 2;
  return { lat: (lat * 180) / Math.PI, lng: west + ((x / scale) * 180) / Math.PI };
}
