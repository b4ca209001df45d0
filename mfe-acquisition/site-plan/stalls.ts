import type { Reach, Variant } from './bands.ts';
import type { Grid } from './grid.ts';
import type { Area, Stalls } from './part.ts';
import { figures } from './rules.ts';

const { stallWidth, accessibleStall, stallDepth } = figures;

/** As many stalls as there is room for from the first metre of a reach on; the accessible ones come first. */
function fill(along: Reach, across: Reach, line: 'x' | 'y', wanted = 0): Stalls[] {
  const room = along.end - along.start;
  let accessible = wanted;
  while (accessible * accessibleStall > room) accessible--;
  const count = accessible + Math.floor((room - accessible * accessibleStall) / stallWidth);
  if (count < 1) return [];
  const length = accessible * accessibleStall + (count - accessible) * stallWidth;
  const place =
    line === 'x'
      ? { x: along.start, y: across.start, width: length, depth: stallDepth }
      : { x: across.start, y: along.start, width: stallDepth, depth: length };
  return [{ kind: 'stalls', line, count, accessible, ...place }];
}

/** The row before the forecourt, or the bay in it: whatever guests of a wheelchair have nearest to the entrance. */
function nearestRow({ across, away, between, terrace, path }: Grid, { frontRows }: Variant, wanted: number) {
  const court = across.courtLeft.end > across.courtLeft.start;
  if (frontRows % 2 === 1) {
    const end = court ? across.courtLeft.start : between.end;
    return fill({ start: path.end, end }, away.forecourt, 'x', wanted);
  }
  const row = frontRows === 2 ? away.row2 : away.row4;
  const right = court
    ? [
        ...fill({ start: path.end, end: across.courtAisle.start }, row, 'x', wanted),
        ...fill({ start: across.courtAisle.end, end: between.end }, row, 'x'),
      ]
    : fill({ start: path.end, end: between.end }, row, 'x', wanted);
  return [...fill({ start: between.start, end: terrace.end }, row, 'x'), ...right];
}

/** The rows on both sides of the path, back to back between two aisles. */
function middleRows({ away, between, path }: Grid, frontRows: number): Stalls[] {
  if (frontRows < 3) return [];
  return [away.row2, away.row3].flatMap((row) => [
    ...fill({ start: between.start, end: path.start }, row, 'x'),
    ...fill({ start: path.end, end: between.end }, row, 'x'),
  ]);
}

/** The rows beside the restaurant. The end of their aisle stays free, so that whoever finds them full can turn. */
function courtRows({ across, away }: Grid, rows: number): Stalls[] {
  const along = { start: away.forecourt.start, end: away.building.end - stallWidth };
  return [across.courtLeft, across.courtRight].slice(0, rows).flatMap((row) => fill(along, row, 'y'));
}

/** All stalls of a variant, in its own frame. */
export function stallsOf(grid: Grid, variant: Variant, accessible: number): Stalls[] {
  return [
    ...fill(grid.between, grid.away.row1, 'x'),
    ...middleRows(grid, variant.frontRows),
    ...nearestRow(grid, variant, accessible),
    ...courtRows(grid, variant.courtRows),
  ];
}

/** The stalls of a row one by one. */
export function singleStalls({ x, y, width, depth, line, count, accessible }: Stalls): Area[] {
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const size = index < accessible ? accessibleStall : stallWidth;
    const start = at;
    at += size;
    return line === 'x' ? { x: x + start, y, width: size, depth } : { x, y: y + start, width, depth: size };
  });
}
