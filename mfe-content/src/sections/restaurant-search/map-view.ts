import type { Origin } from '../../../restaurants/answer.ts';
import { mapSize, project } from '../../../restaurants/projection.ts';
import type { Position } from '../../../restaurants/restaurant.ts';

/** The closest look, in units of the map: about as many kilometres. */
const MIN_WIDTH = 36;
/** Room around the hits, as a share of what is shown. */
const MARGIN = 0.16;
const KM_PER_DEGREE = 111.2;

/** A part of the map. Its shape is the whole map's. */
export interface MapView {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A mark that stands for one or several hits at nearly one place. */
export interface Pin {
  x: number;
  y: number;
  /** Places of the hits in the list, counted from 0. */
  hits: number[];
}

const whole: MapView = { x: 0, y: 0, ...mapSize };

/** The radius of a pin: on the narrowest screen still 24 px across. */
export const pinRadius = ({ width }: MapView): number => width * 0.04;

/** The area that was searched around a town or the visitor, on the map. */
export function searchedArea(origin: Position, radius: number): { x: number; y: number; r: number } {
  const { x, y } = project(origin);
  return { x, y, r: y - project({ lat: origin.lat + radius / KM_PER_DEGREE, lng: origin.lng }).y };
}

/** The smallest part of the map with all hits and with what they were searched around. */
export function viewOf(hits: readonly Position[], origin: Origin | null): MapView {
  const points = [...hits, ...(origin && hits.length > 0 ? [origin] : [])].map(project);
  if (points.length === 0) return whole;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = mapSize.width / mapSize.height;
  const needed = Math.max(right - left, (bottom - top) * shape) / (1 - 2 * MARGIN);
  const width = Math.min(mapSize.width, Math.max(MIN_WIDTH, needed));
  const height = width / shape;
  const inside = (middle: number, size: number, limit: number) =>
    Math.min(Math.max(0, middle - size / 2), limit - size);
  return {
    x: inside((left + right) / 2, width, mapSize.width),
    y: inside((top + bottom) / 2, height, mapSize.height),
    width,
    height,
  };
}

/** One pin for each hit, or for those that would cover one another. */
export function pinsOf(hits: readonly Position[], view: MapView): Pin[] {
  const apart = 2.1 * pinRadius(view);
  const pins: Pin[] = [];
  hits.forEach((hit, index) => {
    const { x, y } = project(hit);
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < apart);
    if (near) near.hits.push(index);
    else pins.push({ x, y, hits: [index] });
  });
  return pins;
}
