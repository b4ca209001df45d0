import type { FittingPlan } from '../../../site-plan/lay-out.ts';
import { type Part, type PartKind, partKinds } from '../../../site-plan/part.ts';
import { figures } from '../../../site-plan/rules.ts';
import type { sitePlan } from '../../../text/de/site-plan.ts';
import { inMetres, inPercent, inSquareMetres, sizeInMetres } from './measures.ts';

/** A row of the table. `number` is the one on the plan; empty if there is none. */
export interface TableRow {
  number: string;
  what: string;
  how: string;
  area: string;
}

type Words = (typeof sitePlan)['table'];

function howMuch(plan: FittingPlan, words: Words): Record<PartKind, string> {
  const size = (kind: PartKind) => {
    const { width = 0, depth = 0 } = plan.parts.find((part) => part.kind === kind) ?? {};
    return sizeInMetres({ width, depth });
  };
  const entrance = plan.parts.find(({ kind, y, x }) => kind === 'access' && y === 0 && x > plan.exit.x);
  const second = plan.secondAccess ? words.second(inMetres(plan.secondAccess.depth)) : '';
  return {
    restaurant: size('restaurant'),
    terrace: size('terrace'),
    sideBuilding: size('sideBuilding'),
    lane: words.lane(inMetres(figures.laneWidth), plan.waitingCars),
    stalls: words.stalls(plan.stalls.all, plan.stalls.accessible),
    aisle: words.aisle(inMetres(figures.aisle)),
    access: words.access(inMetres(entrance?.width ?? 0), inMetres(plan.exit.width)) + second,
    path: '',
  };
}

/** What lies on the plan, how much of the plot that is, and how far the buildings are from its boundary. */
export function tableRows(plan: FittingPlan, words: Words): TableRow[] {
  const { areas, plot } = plan;
  const how = howMuch(plan, words);
  const parts = partKinds.map((kind, index) => ({
    number: String(index + 1),
    what: words.kinds[kind],
    how: how[kind],
    area: inSquareMetres(areas[kind]),
  }));
  const share = inPercent(areas.sealed / areas.plot);
  const sums = [
    { what: words.green, how: '', area: areas.green },
    { what: words.sealed, how: words.share(share, inPercent(figures.sealed / 100)), area: areas.sealed },
    { what: words.plot, how: sizeInMetres(plot), area: areas.plot },
  ];
  return [
    ...parts,
    ...sums.map(({ area, ...rest }) => ({ number: '', ...rest, area: inSquareMetres(area) })),
  ];
}

/** Metres from the buildings to the boundary: in front, behind, and the least of all. */
export function distances({ plot, parts }: FittingPlan) {
  const buildings = parts.filter(({ kind }) => kind === 'restaurant' || kind === 'sideBuilding');
  const [house] = buildings as [Part];
  const gaps = ({ x, y, width, depth }: Part) => [x, y, plot.width - x - width, plot.depth - y - depth];
  return {
    street: house.y,
    back: plot.depth - house.y - house.depth,
    nearest: Math.min(...buildings.flatMap(gaps)),
  };
}
