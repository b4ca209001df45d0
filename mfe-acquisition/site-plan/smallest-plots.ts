import { catalogue } from './catalogue.ts';

/** Metres along and away from the street. */
export interface PlotSize {
  width: number;
  depth: number;
}

/** The plots of which none may be smaller in any direction, from the narrowest to the widest. */
export function smallestPlots(): PlotSize[] {
  const sizes = catalogue.map(({ width, depth }) => ({ width, depth }));
  const isSmallest = (size: PlotSize) =>
    !sizes.some(
      ({ width, depth }) =>
        width <= size.width && depth <= size.depth && (width < size.width || depth < size.depth),
    );
  const smallest = new Map(sizes.filter(isSmallest).map((size) => [size.width, size]));
  return [...smallest.values()].sort((a, b) => a.width - b.width);
}

/** The smallest width along the street, in metres, at which two lanes and the restaurant fit if the plot is deep enough. */
export const smallestFrontage = (): number => Math.min(...catalogue.map(({ width }) => width));
