import { type Side, sides } from './plot.ts';

export interface Point {
  x: number;
  y: number;
}

/**
 * Turns a piece of ground so that north is above, as maps have it. What comes in has the street below and `y` pointing
 * away from it; what goes out has `y` pointing down, as drawings have it.
 * @param ground metres along and away from the street
 */
export const turned = (
  street: Side,
  { width, depth }: { width: number; depth: number },
  { x, y }: Point,
): Point =>
  ({
    sued: { x, y: depth - y },
    nord: { x: width - x, y },
    ost: { x: depth - y, y: width - x },
    west: { x: y, y: x },
  })[street];

/** What a movement over the drawing means on the plot. */
export const turnedBack = (street: Side, { x, y }: Point): Point =>
  ({
    sued: { x, y: -y },
    nord: { x: -x, y },
    ost: { x: -y, y: -x },
    west: { x: y, y: x },
  })[street];

/** On which side the second street of a corner plot lies: on the right of whoever looks at the plot from its street. */
export const secondStreet = (street: Side): Side => sides[(sides.indexOf(street) + 3) % sides.length] as Side;
