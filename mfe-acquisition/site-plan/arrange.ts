import { bandsAcross, bandsAway, type Reach, sizeOf, type Variant } from './bands.ts';
import { type Grid, gridOf } from './grid.ts';
import { type Course, coursesOf, laneParts } from './lanes.ts';
import { areaOf, type Part, type Stalls } from './part.ts';
import { figures } from './rules.ts';
import { stallsOf } from './stalls.ts';

/** A variant with everything in its place, in a frame that is as large as the smallest plot on which it fits. */
export interface Arrangement {
  variant: Variant;
  /** Metres that a plot needs at least. */
  width: number;
  depth: number;
  parts: Part[];
  /** Where cars leave to the street in front. It is one of the parts. */
  exit: Part;
  /** Only for a plot between two streets: a second access, from the street on the right. */
  secondAccess: Part;
  courses: Course[];
  stalls: number;
  accessible: number;
  grid: Grid;
}

const part = (kind: Exclude<Part['kind'], 'stalls'>, x: Reach, y: Reach): Part => ({
  kind,
  x: x.start,
  y: y.start,
  width: x.end - x.start,
  depth: y.end - y.start,
});

function paths({ across, away, path }: Grid, { frontRows, courtRows }: Variant): Part[] {
  const rows = { 1: [], 2: [away.row2], 3: [away.row2, away.row3], 4: [away.row2, away.row3, away.row4] };
  const beside = courtRows > 0 ? [part('path', across.walk, away.building)] : [];
  return [...[...rows[frontRows], away.forecourt].map((reach) => part('path', path, reach)), ...beside];
}

function aisles({ across, away, between }: Grid, { frontRows, courtRows }: Variant): Part[] {
  const all = [part('aisle', between, away.aisle1)];
  if (frontRows > 2) all.push(part('aisle', between, away.aisle2));
  if (courtRows > 0) {
    const from = frontRows % 2 === 1 ? away.forecourt : frontRows === 2 ? away.row2 : away.row4;
    all.push(part('aisle', across.courtAisle, { start: from.start, end: away.building.end }));
  }
  return all;
}

function sideBuilding({ across, away }: Grid): Part {
  const start = away.forecourt.start + figures.laneGap;
  return part('sideBuilding', across.sideBuilding, { start, end: start + figures.sideBuildingDepth });
}

const countOf = (rows: Stalls[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** The rows with as many wide stalls as they need; those take room of others, so it is found by trying. */
function rowsOf(grid: Grid, variant: Variant, accessible = 1): Stalls[] {
  const rows = stallsOf(grid, variant, accessible);
  return countOf(rows) > accessible * figures.stallsPerAccessible
    ? rowsOf(grid, variant, accessible + 1)
    : rows;
}

/** Puts everything in its place. */
export function arrange(variant: Variant): Arrangement {
  const grid = gridOf(variant);
  const { across, away, terrace } = grid;
  const rows = rowsOf(grid, variant);
  const front = { start: 0, end: away.forecourt.start };
  const exit = part('access', across.windowLane, front);
  const width = sizeOf(bandsAcross(variant));
  return {
    variant,
    width,
    depth: sizeOf(bandsAway(variant)),
    parts: [
      part('restaurant', across.building, away.building),
      part('terrace', terrace, away.forecourt),
      sideBuilding(grid),
      ...laneParts(grid),
      ...rows,
      ...aisles(grid, variant),
      exit,
      part('access', across.orderLanes, front),
      ...paths(grid, variant),
    ],
    exit,
    secondAccess: part('access', { start: across.orderLanes.end, end: width }, away.aisle1),
    courses: coursesOf(grid),
    stalls: countOf(rows),
    accessible: rows.reduce((sum, row) => sum + row.accessible, 0),
    grid,
  };
}

/** Square metres of a plan that are built or paved. */
export const sealedArea = (parts: readonly Part[]): number =>
  parts.reduce((sum, each) => sum + areaOf(each), 0);
