import { type Point, turned } from '../../../site-plan/compass.ts';
import type { SitePlan } from '../../../site-plan/lay-out.ts';
import type { Area } from '../../../site-plan/part.ts';
import type { Side } from '../../../site-plan/plot.ts';

/** The piece of ground that a drawing shows, north above, in metres. */
export interface View {
  street: Side;
  /** On which the plot may lie, along and away from the street. */
  ground: { width: number; depth: number };
  /** Around it there is room for the streets and the dimensions. */
  margin: number;
  /** The whole drawing. */
  width: number;
  height: number;
}

/** Which part of the ground's longer side the margin is. */
const MARGIN = 0.15;
/** The ground grows by such steps, so that the drawing keeps its scale while a plot changes a little. */
const STEP = 10;
/** What the plot leaves free for whoever makes it larger. */
const ROOM = 1.06;

const inSteps = (metres: number): number => Math.ceil((metres * ROOM) / STEP) * STEP;

/** Whether the street lies above or below, so that the plot is as wide as it is drawn. */
export const isLevel = (street: Side): boolean => street === 'nord' || street === 'sued';

/** The view of a plan: the plot, and what it would have to be where it is too small. */
export function viewOf(plan: SitePlan): View {
  const { street } = plan.plot;
  const needed = plan.fits ? plan.plot : plan.needed;
  const width = inSteps(Math.max(plan.plot.width, needed.width));
  const depth = inSteps(Math.max(plan.plot.depth, needed.depth));
  const margin = Math.max(width, depth) * MARGIN;
  const [across, down] = isLevel(street) ? [width, depth] : [depth, width];
  return { street, ground: { width, depth }, margin, width: across + 2 * margin, height: down + 2 * margin };
}

/** Where a point of the plot lies on the drawing. */
export function onDrawing({ street, ground, margin }: View, point: Point): Point {
  const { x, y } = turned(street, ground, point);
  return { x: x + margin, y: y + margin };
}

/** A number as it stands in a drawing: to the centimetre. */
export const short = (metres: number): number => Math.round(metres * 100) / 100;

/** The attributes of an area's `<rect>`. */
export function rectOnDrawing(view: View, { x, y, width, depth }: Area) {
  const one = onDrawing(view, { x, y });
  const other = onDrawing(view, { x: x + width, y: y + depth });
  return {
    x: short(Math.min(one.x, other.x)),
    y: short(Math.min(one.y, other.y)),
    width: short(Math.abs(other.x - one.x)),
    height: short(Math.abs(other.y - one.y)),
  };
}

/** The path of a polygon or, if it is not closed, of a line. */
export function pathOnDrawing(view: View, points: readonly Point[], closed = true): string {
  const places = points.map((point) => onDrawing(view, point)).map(({ x, y }) => `${short(x)} ${short(y)}`);
  return `M${places.join('L')}${closed ? 'z' : ''}`;
}

/** A length of the drawing in parts of a side of it, for what does not grow with it. */
export const percent = (metres: number, side: number): string => `${short((metres / side) * 100)}%`;
