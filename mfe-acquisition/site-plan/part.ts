/**
 * A rectangle on the plot in metres. The street lies below: `x` counts along it from the left, `y` away from it, and
 * (`x`, `y`) is the corner that is nearest to the left end of the street.
 */
export interface Area {
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** What lies on a plot. All of it is built or paved; what is left is green. */
export const partKinds = [
  'restaurant',
  'terrace',
  'sideBuilding',
  'lane',
  'stalls',
  'aisle',
  'access',
  'path',
] as const;
export type PartKind = (typeof partKinds)[number];

interface PlainPart extends Area {
  kind: Exclude<PartKind, 'stalls'>;
}

/** Stalls beside one another. */
export interface Stalls extends Area {
  kind: 'stalls';
  /** Whether they stand beside one another along the street or away from it. */
  line: 'x' | 'y';
  count: number;
  /** How many of them, from the first on, are as wide as a wheelchair user needs. */
  accessible: number;
}

export type Part = PlainPart | Stalls;

/** Square metres. */
export const areaOf = ({ width, depth }: Area): number => width * depth;

/** Whether two areas have more than an edge in common. */
export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.depth && b.y < a.y + a.depth;

/** A thing further along the street, by metres. */
export const moved = <Moved extends { x: number; y: number }>(thing: Moved, x: number): Moved => ({
  ...thing,
  x: thing.x + x,
});
