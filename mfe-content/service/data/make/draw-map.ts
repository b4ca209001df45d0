import { MAP_ID, mapSize, project } from '../../../restaurants/projection.ts';
import type { Position } from '../../../restaurants/restaurant.ts';

/** Rings of longitude and latitude, as GeoJSON has them. */
export type Polygons = [lng: number, lat: number][][][];

const short = (value: number) => Number(value.toFixed(1));

function ringPath(ring: [number, number][]): string {
  const points = ring.map(([lng, lat]) => {
    const { x, y } = project({ lng, lat });
    return { x: short(x), y: short(y) };
  });
  const path = points.map(({ x, y }, index) => {
    const last = points[index - 1];
    return last ? `l${short(x - last.x)} ${short(y - last.y)}` : `M${x} ${y}`;
  });
  return `${path.join('').replaceAll(' -', '-')}z`;
}

/** Lines and dots are as thick on every part of the map that is shown, however close it is. */
const fixedStroke = 'vector-effect="non-scaling-stroke"';

/**
 * Draws the map as a file of its own: the Länder, and each restaurant as a dot. The page shows it by `<use>`; the
 * colours are the site's tokens (sand, line-strong, gold-ink), which a file of its own can't read, and the page says how
 * large the dots are.
 */
export function drawMap(states: Polygons[], restaurants: Position[]): string {
  const lands = states.map(
    (polygons) => `<path ${fixedStroke} d="${polygons.flat().map(ringPath).join('')}"/>`,
  );
  const dots = restaurants.map((restaurant) => {
    const { x, y } = project(restaurant);
    return `M${x.toFixed(2)} ${y.toFixed(2)}h0`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}" stroke-width="3">`,
    '<title>Deutschland mit seinen Ländern und unseren Restaurants</title>',
    '<!-- Länder: © GeoBasis-DE / BKG 2017 (Daten verändert). Restaurants: erfunden. Made by service/data/make. -->',
    `<g id="${MAP_ID}">`,
    `<g fill="#f4efe6" stroke="#8a8377" stroke-width=".8" stroke-linejoin="round">${lands.join('')}</g>`,
    `<path ${fixedStroke} stroke="#7a4f00" stroke-opacity=".6" stroke-linecap="round" d="${dots.join('')}"/>`,
    '</g>',
    '</svg>\n',
  ].join('\n');
}
