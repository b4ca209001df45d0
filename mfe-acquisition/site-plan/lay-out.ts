import { type Arrangement, sealedArea } from './arrange.ts';
import { bandsAcross, bandsAway } from './bands.ts';
import { catalogue } from './catalogue.ts';
import { type Course, waitingCars } from './lanes.ts';
import { areaOf, moved, type Part, type PartKind, partKinds } from './part.ts';
import { centimetres, type Plot } from './plot.ts';

/** Square metres. */
export type Areas = Record<PartKind | 'plot' | 'sealed' | 'green', number>;

export interface FittingPlan {
  fits: true;
  plot: Plot;
  /** In metres, in the plot's frame with the street below (see `Area`). */
  parts: Part[];
  /** Where cars leave to the street in front, and on a corner the access from the other street: both are parts. */
  exit: Part;
  secondAccess: Part | null;
  courses: Course[];
  stalls: { all: number; accessible: number };
  /** How many cars find room in the lanes. */
  waitingCars: number;
  areas: Areas;
  /** The arrangement, and how far from the left boundary it begins. */
  arrangement: Arrangement;
  offset: number;
}

/** What is missing in one direction. */
export interface Shortfall {
  what: 'width' | 'depth';
  missingMetres: number;
  neededMetres: number;
  /** What lies there side by side, in metres. */
  bands: Record<string, number>;
}

export interface MisfittingPlan {
  fits: false;
  plot: Plot;
  reasons: Shortfall[];
  /** The smallest plot in both directions that would do with the least that is missing. */
  needed: { width: number; depth: number };
}

export type SitePlan = FittingPlan | MisfittingPlan;

const missing = (needed: number, given: number): number =>
  Math.max(0, centimetres(needed) - centimetres(given)) / 100;

const shortOf = (plot: Plot, { width, depth }: Arrangement) => ({
  width: missing(width, plot.width),
  depth: missing(depth, plot.depth),
});

/**
 * On a corner everything moves to the other street, from which the second access comes; else to the middle. By half
 * metres, like all lengths of the rules.
 */
const offsetOf = ({ width, corner }: Plot, arrangement: Arrangement): number => {
  const free = width - arrangement.width;
  return Math.floor(corner ? free * 2 : free) / 2;
};

/** The second access reaches the boundary, wherever that is. */
function secondAccessOf({ width, corner }: Plot, { secondAccess }: Arrangement, offset: number): Part | null {
  const { x, ...rest } = moved(secondAccess, offset);
  return corner ? { ...rest, x, width: width - x } : null;
}

function areasOf({ width, depth }: Plot, parts: readonly Part[]): Areas {
  const plot = width * depth;
  const sealed = sealedArea(parts);
  const ofKind = (kind: PartKind) =>
    parts.filter((part) => part.kind === kind).reduce((sum, part) => sum + areaOf(part), 0);
  const kinds = Object.fromEntries(partKinds.map((kind) => [kind, ofKind(kind)])) as Record<PartKind, number>;
  return { ...kinds, plot, sealed, green: plot - sealed };
}

function fit(plot: Plot, arrangement: Arrangement): FittingPlan {
  const offset = offsetOf(plot, arrangement);
  const { stalls, accessible } = arrangement;
  const secondAccess = secondAccessOf(plot, arrangement, offset);
  const parts = arrangement.parts.map((part) => moved(part, offset));
  if (secondAccess) parts.push(secondAccess);
  const courses = arrangement.courses.map(({ points, width }) => ({
    width,
    points: points.map((point) => moved(point, offset)),
  }));
  return {
    fits: true,
    plot,
    parts,
    exit: moved(arrangement.exit, offset),
    secondAccess,
    courses,
    stalls: { all: stalls, accessible },
    waitingCars: waitingCars(courses),
    areas: areasOf(plot, parts),
    arrangement,
    offset,
  };
}

/**
 * Of all arrangements the one for which the fewest metres are missing in all. So a plot with those metres added fits,
 * and with less of them it does not: an arrangement that were content with less would have been this one.
 */
function misfit(plot: Plot): MisfittingPlan {
  const total = (arrangement: Arrangement) => {
    const { width, depth } = shortOf(plot, arrangement);
    return centimetres(width) + centimetres(depth);
  };
  const nearest = catalogue.reduce((best, next) => (total(next) < total(best) ? next : best));
  const short = shortOf(plot, nearest);
  const reasons: Shortfall[] = [
    {
      what: 'width',
      missingMetres: short.width,
      neededMetres: nearest.width,
      bands: bandsAcross(nearest.variant),
    },
    {
      what: 'depth',
      missingMetres: short.depth,
      neededMetres: nearest.depth,
      bands: bandsAway(nearest.variant),
    },
  ];
  return {
    fits: false,
    plot,
    reasons: reasons.filter(({ missingMetres }) => missingMetres > 0),
    needed: { width: nearest.width, depth: nearest.depth },
  };
}

/** Draws up the plan of a plot: always the same one for the same plot. */
export function layOut(plot: Plot): SitePlan {
  const best = catalogue.find((arrangement) => {
    const { width, depth } = shortOf(plot, arrangement);
    return width === 0 && depth === 0;
  });
  return best ? fit(plot, best) : misfit(plot);
}
