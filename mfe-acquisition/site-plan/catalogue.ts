import { type Arrangement, arrange, sealedArea } from './arrange.ts';
import type { Variant } from './bands.ts';
import { figures } from './rules.ts';

const longs = ['along', 'away'] as const;
const frontRows = [1, 2, 3, 4] as const;
const courtRows = [0, 1, 2] as const;
const longerBy = [0, 1, 2, 3, 4] as const;

const variants: Variant[] = longs.flatMap((long) =>
  frontRows.flatMap((front) =>
    courtRows.flatMap((court) =>
      longerBy.map((longer) => ({ long, frontRows: front, courtRows: court, longerBy: longer })),
    ),
  ),
);

/** Whether the rules that don't depend on the plot allow it; a larger plot is sealed to a lesser part. */
const isAllowed = ({ parts, secondAccess, stalls, accessible, width, depth }: Arrangement): boolean =>
  stalls >= figures.fewestStalls &&
  stalls <= figures.mostStalls &&
  stalls <= accessible * figures.stallsPerAccessible &&
  width * depth >= figures.smallestPlot &&
  sealedArea([...parts, secondAccess]) <= (width * depth * figures.sealed) / 100;

/**
 * All arrangements among which a plan is chosen, the best ones first: most stalls, then the least ground. Each is of
 * one size, so what fits a plot fits every larger one.
 */
export const catalogue: readonly Arrangement[] = variants
  .map(arrange)
  .filter(isAllowed)
  .sort((a, b) => b.stalls - a.stalls || a.width * a.depth - b.width * b.depth);
