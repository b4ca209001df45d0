import type { FitAnswers, PlotAnswers, Question, ShopAnswers } from './answers.ts';
import { type Concept, NEARLY, type Rating, requirements } from './requirements.ts';

/** The reasons there are; the words for each are in `text/de/fit.ts`. */
export type ReasonName =
  | 'plotForBoth'
  | 'plotForFirst'
  | 'plotNearly'
  | 'plotTooSmall'
  | 'buildingTooLarge'
  | 'lanesFit'
  | 'lanesTooNarrow'
  | 'townFree'
  | 'mainRoad'
  | 'localRoad'
  | 'sideRoad'
  | 'lawRight'
  | 'lawUnplanned'
  | 'lawResidential'
  | 'lawOutside'
  | 'lawUnknown'
  | 'contractRight'
  | 'contractOpen'
  | 'saleFromMore'
  | 'floorForFirst'
  | 'floorForSecond'
  | 'floorNearly'
  | 'floorTooSmall'
  | 'floorInPart'
  | 'groundFloorAll'
  | 'groundFloorPart'
  | 'groundFloorNone'
  | 'townLarge'
  | 'townNearly'
  | 'townTooSmall'
  | 'pedestrian'
  | 'station'
  | 'shoppingStreet'
  | 'sideStreet'
  | 'shopLease'
  | 'shopToRent'
  | 'footprintRight'
  | 'sideBuildingMissing'
  | 'footprintTooSmall'
  | 'densityRight'
  | 'densityMiddle'
  | 'densityLow'
  | 'projectRoad'
  | 'projectSideRoad'
  | 'lawMixed';

/** What speaks for or against, about one question. */
export interface Reason {
  question: Question;
  rating: Rating;
  name: ReasonName;
  /** m² or m that are missing. */
  missing?: number;
}

export interface Verdict {
  rating: Rating;
  /** The restaurant that fits best. */
  concept: Concept;
  /** One or more for each question, in the order of the questions. */
  reasons: Reason[];
  /** What a plot would rather have been, and why it is not. */
  instead?: Verdict;
}

const { driveThrough, inStore } = requirements;

const worst = (reasons: Reason[]): Rating =>
  (['not', 'may'] as const).find((rating) => reasons.some((reason) => reason.rating === rating)) ?? 'fits';

const reason = (question: Question, rating: Rating, name: ReasonName, missing?: number): Reason => ({
  question,
  rating,
  name,
  ...(missing === undefined ? {} : { missing }),
});

type Table<Key extends string> = Record<Key, [rating: Rating, name: ReasonName]>;

const roads: Table<PlotAnswers['road']> = {
  main: ['fits', 'mainRoad'],
  local: ['may', 'localRoad'],
  side: ['not', 'sideRoad'],
};

const projectRoads: Table<PlotAnswers['road']> = {
  main: ['fits', 'projectRoad'],
  local: ['fits', 'projectRoad'],
  side: ['not', 'projectSideRoad'],
};

const footfalls: Table<ShopAnswers['footfall']> = {
  pedestrian: ['fits', 'pedestrian'],
  station: ['fits', 'station'],
  shopping: ['may', 'shoppingStreet'],
  side: ['not', 'sideStreet'],
};

const laws: Table<FitAnswers['law']> = {
  commercial: ['fits', 'lawRight'],
  unplanned: ['may', 'lawUnplanned'],
  residential: ['not', 'lawResidential'],
  outside: ['not', 'lawOutside'],
  unknown: ['may', 'lawUnknown'],
};

/** Where people live above the restaurant or in the house around it. */
const mixedLaws: Table<FitAnswers['law']> = { ...laws, residential: ['may', 'lawMixed'] };

const groundFloors: Table<ShopAnswers['groundFloor']> = {
  all: ['fits', 'groundFloorAll'],
  part: ['fits', 'groundFloorPart'],
  none: ['not', 'groundFloorNone'],
};

const shopTowns: Table<FitAnswers['town']> = {
  village: ['not', 'townTooSmall'],
  small: ['not', 'townTooSmall'],
  middle: ['may', 'townNearly'],
  large: ['fits', 'townLarge'],
};

const projectTowns: Table<FitAnswers['town']> = {
  village: ['not', 'densityLow'],
  small: ['may', 'densityMiddle'],
  middle: ['may', 'densityMiddle'],
  large: ['fits', 'densityRight'],
};

/** @param frontage m along the street that two lanes and the building need */
function forDriveThrough(answers: PlotAnswers, frontage: number): Reason[] {
  const { area, contract } = answers;
  const { plot } = driveThrough;
  const forSaleAlone = contract === 'sale' && area >= plot.least && area < plot.toBuy;
  return [
    plotSize(area),
    ...(answers.frontage === undefined ? [] : [lanes(answers.frontage, frontage)]),
    reason('town', 'fits', 'townFree'),
    reason('place', ...roads[answers.road]),
    reason('law', ...laws[answers.law]),
    forSaleAlone
      ? reason('contract', 'may', 'saleFromMore', plot.toBuy - area)
      : reason('contract', 'fits', contract === 'open' ? 'contractOpen' : 'contractRight'),
  ];
}

function plotSize(area: number): Reason {
  const { plot, building, sideBuilding } = driveThrough;
  if (area >= plot.toBuy) return reason('area', 'fits', 'plotForBoth');
  if (area >= plot.least) return reason('area', 'fits', 'plotForFirst');
  const missing = plot.least - area;
  if (area >= plot.least * NEARLY) return reason('area', 'may', 'plotNearly', missing);
  const houses = building + sideBuilding.least;
  return reason('area', 'not', area < houses ? 'buildingTooLarge' : 'plotTooSmall', missing);
}

const lanes = (frontage: number, needed: number): Reason =>
  frontage < needed
    ? reason('area', 'not', 'lanesTooNarrow', needed - frontage)
    : reason('area', 'fits', 'lanesFit');

function forInStore(answers: ShopAnswers): Reason[] {
  const { contract } = answers;
  const toRent = contract === 'lease' || contract === 'open';
  return [
    floorSize(answers.area),
    reason('area', ...groundFloors[answers.groundFloor]),
    reason('town', ...shopTowns[answers.town]),
    reason('place', ...footfalls[answers.footfall]),
    reason('law', ...mixedLaws[answers.law]),
    toRent
      ? reason('contract', 'fits', contract === 'open' ? 'contractOpen' : 'shopLease')
      : reason('contract', 'may', 'shopToRent'),
  ];
}

function floorSize(area: number): Reason {
  const { floor, largeFloor } = inStore;
  if (area > largeFloor.most) return reason('area', 'may', 'floorInPart');
  if (area > floor.most) return reason('area', 'fits', 'floorForSecond');
  if (area >= floor.least) return reason('area', 'fits', 'floorForFirst');
  const isNear = area >= floor.least * NEARLY;
  return reason('area', isNear ? 'may' : 'not', isNear ? 'floorNearly' : 'floorTooSmall', floor.least - area);
}

function forIndividual(answers: PlotAnswers): Reason[] {
  return [
    footprint(answers.area),
    reason('town', ...projectTowns[answers.town]),
    reason('place', ...projectRoads[answers.road]),
    reason('law', ...mixedLaws[answers.law]),
    reason('contract', 'fits', answers.contract === 'open' ? 'contractOpen' : 'contractRight'),
  ];
}

/** The ground floor has to hold what stands beside each other elsewhere. */
function footprint(area: number): Reason {
  const { building, sideBuilding } = driveThrough;
  const needed = building + sideBuilding.least;
  if (area >= needed) return reason('area', 'fits', 'footprintRight');
  return area >= building
    ? reason('area', 'may', 'sideBuildingMissing', needed - area)
    : reason('area', 'not', 'footprintTooSmall', needed - area);
}

const rank: Record<Rating, number> = { fits: 2, may: 1, not: 0 };

/**
 * Says whether something fits, by what is published. A plot is measured by two concepts; where both are as good, it is the
 * drive-through.
 * @param frontage m along the street that two lanes and the building need at least
 */
export function judge(answers: FitAnswers, frontage: number): Verdict {
  const of = (concept: Concept, reasons: Reason[]): Verdict => ({ rating: worst(reasons), concept, reasons });
  if (answers.kind === 'shop') return of('inStore', forInStore(answers));
  const individual = of('individual', forIndividual(answers));
  if (answers.kind === 'project') return individual;
  const drive = of('driveThrough', forDriveThrough(answers, frontage));
  return rank[individual.rating] > rank[drive.rating] ? { ...individual, instead: drive } : drive;
}
