import type { Grid } from './grid.ts';
import { figures } from './rules.ts';

/** A small thing on the plan, in metres; it has a place, but no area of its own. */
export type Mark =
  | { kind: 'orderPost'; x: number; y: number }
  /** An opening in a wall, from its middle, and in which direction the wall runs. */
  | { kind: 'window' | 'door'; x: number; y: number; wall: 'x' | 'y' }
  /** The way that cars go: a direction of length 1, in the frame of `Area`. */
  | { kind: 'arrow'; x: number; y: number; dx: number; dy: number };

/** How far before the bend the cars are asked for their orders, as a part of the restaurant's depth. */
const POST = 0.3;
/** Where the windows are, as parts of the restaurant's depth. */
const windows = [0.7, 0.3];

/** Order posts, windows, doors and arrows of an arrangement. */
export function marksOf({ across, away, between, path }: Grid): Mark[] {
  const { building: house, orderLanes, windowLane } = across;
  const wall = away.building;
  const at = (part: number) => wall.start + part * (wall.end - wall.start);
  const lane = figures.laneWidth;
  const inner = orderLanes.start + lane / 2;
  const outer = orderLanes.end - lane / 2;
  const exit = (windowLane.start + windowLane.end) / 2;
  const aisle = (away.aisle1.start + away.aisle1.end) / 2;
  const behind = (house.start + house.end) / 2;
  const arrow = (x: number, y: number, dx: number, dy: number): Mark => ({ kind: 'arrow', x, y, dx, dy });
  return [
    // The driver sits on the left: each lane has its post on that side.
    { kind: 'orderPost', x: orderLanes.start - 0.7, y: at(POST) },
    { kind: 'orderPost', x: orderLanes.start + lane + figures.laneIsland / 2, y: at(POST) },
    ...windows.map((part): Mark => ({ kind: 'window', x: house.start, y: at(part), wall: 'y' })),
    { kind: 'door', x: (path.start + path.end) / 2, y: wall.start, wall: 'x' },
    ...(across.courtAisle.end > across.courtAisle.start
      ? [{ kind: 'door', x: house.end, y: at(0.5), wall: 'y' } as const]
      : []),
    arrow((orderLanes.start + orderLanes.end) / 2, away.row1.start, 0, 1),
    arrow(inner, away.building.start, 0, 1),
    arrow(outer, away.building.start, 0, 1),
    arrow(behind, away.backLanes.start + lane / 2, -1, 0),
    arrow(behind, away.backLanes.end - lane / 2, -1, 0),
    arrow(exit, at(0.5), 0, -1),
    arrow(exit, away.row1.start, 0, -1),
    arrow(between.start + 2, aisle, -1, 0),
  ];
}
