import type { Point } from '../../../site-plan/compass.ts';
import type { Course } from '../../../site-plan/lanes.ts';
import { onDrawing, short, type View } from './view.ts';

const write = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The point that lies so many metres from one point towards another. */
function towards(from: Point, to: Point, metres: number): Point {
  const part = metres / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The path of a lane's middle, its bends as arcs. */
export function coursePath(view: View, { points }: Course): string {
  const places = points.map((point) => ({ ...onDrawing(view, point), radius: point.radius }));
  const pieces = places.map((place, index) => {
    const [before, after] = [places[index - 1], places[index + 1]];
    if (!place.radius || !before || !after) return `${index === 0 ? 'M' : 'L'}${write(place)}`;
    const turn = (place.x - before.x) * (after.y - place.y) - (place.y - before.y) * (after.x - place.x);
    const [start, end] = [towards(place, before, place.radius), towards(place, after, place.radius)];
    return `L${write(start)}A${place.radius} ${place.radius} 0 0 ${turn > 0 ? 1 : 0} ${write(end)}`;
  });
  return pieces.join('');
}
