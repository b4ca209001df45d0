import type { FittingPlan } from './lay-out.ts';
import type { Area } from './part.ts';
import type { Plot } from './plot.ts';
import { figures } from './rules.ts';

/** Corners of a polygon on the plot, in metres. */
export type Polygon = { x: number; y: number }[];

const { sightDepth, sightLength } = figures;

/** How far a leg of the view reaches in from the boundary where the plot ends, `along` metres from the eye. */
const inset = (along: number): number => Math.max(0, sightDepth * (1 - along / sightLength));

/** What whoever leaves by the street in front has to see, as far as it lies on the plot. */
function towardsStreet({ x, width }: Pick<Area, 'x' | 'width'>, plotWidth: number): Polygon {
  const eye = x + width / 2;
  const left = Math.min(eye, sightLength);
  const right = Math.min(plotWidth - eye, sightLength);
  return [
    { x: eye - left, y: 0 },
    { x: eye - left, y: inset(left) },
    { x: eye, y: sightDepth },
    { x: eye + right, y: inset(right) },
    { x: eye + right, y: 0 },
  ];
}

/** The same for whoever leaves by the street on the right. */
function towardsSide({ y, depth }: Area, { width, depth: plotDepth }: Plot): Polygon {
  const turned = towardsStreet({ x: y, width: depth }, plotDepth);
  return turned.map((point) => ({ x: width - point.y, y: point.x }));
}

/**
 * The fields that stay free of whatever is higher than 80 cm, for those who leave (see the rules' `sightLength`). They
 * lie within the green strips. The boundary counts as the edge of the carriageway, which is the worst case.
 */
export const sightFields = ({ plot, exit, secondAccess }: FittingPlan): Polygon[] => [
  towardsStreet(exit, plot.width),
  ...(secondAccess ? [towardsSide(secondAccess, plot)] : []),
];
