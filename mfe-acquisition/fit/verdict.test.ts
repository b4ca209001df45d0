import { fit } from '../text/de/fit.ts';
import type { FitAnswers, PlotAnswers, ShopAnswers } from './answers.ts';
import type { Concept, Rating } from './requirements.ts';
import { judge, type ReasonName } from './verdict.ts';

/** m along the street that two lanes and the building need, for these cases. */
const FRONTAGE = 40;

const plot: PlotAnswers = {
  kind: 'plot',
  area: 3200,
  town: 'middle',
  road: 'main',
  law: 'commercial',
  contract: 'sale',
};
const shop: ShopAnswers = {
  kind: 'shop',
  area: 420,
  groundFloor: 'all',
  town: 'large',
  footfall: 'pedestrian',
  law: 'commercial',
  contract: 'lease',
};
const project: PlotAnswers = { ...plot, kind: 'project', area: 1400, town: 'large' };

/** What is another than above, what follows, and every reason that speaks against it (`name` or `name missing`). */
type Case = [change: object, rating: Rating, concept: Concept, against: string[]];

const plots: Case[] = [
  [{}, 'fits', 'driveThrough', []],
  [{ area: 3000 }, 'fits', 'driveThrough', []],
  [{ area: 1_000_000 }, 'fits', 'driveThrough', []],
  // Two readings of the size of a plot.
  [{ area: 2999 }, 'may', 'driveThrough', ['saleFromMore 1']],
  [{ area: 2500 }, 'may', 'driveThrough', ['saleFromMore 500']],
  [{ area: 2500, contract: 'lease' }, 'fits', 'driveThrough', []],
  [{ area: 2999, contract: 'groundLease' }, 'fits', 'driveThrough', []],
  [{ area: 2750, contract: 'open' }, 'fits', 'driveThrough', []],
  [{ area: 2499.5, contract: 'lease' }, 'may', 'driveThrough', ['plotNearly 0.5']],
  [{ area: 2499 }, 'may', 'driveThrough', ['plotNearly 1']],
  [{ area: 2000 }, 'may', 'driveThrough', ['plotNearly 500']],
  [{ area: 2000, contract: 'lease' }, 'may', 'driveThrough', ['plotNearly 500']],
  [{ area: 1999, town: 'village' }, 'not', 'driveThrough', ['plotTooSmall 501']],
  [{ area: 600, town: 'village' }, 'not', 'driveThrough', ['plotTooSmall 1900']],
  [{ area: 530, town: 'village' }, 'not', 'driveThrough', ['plotTooSmall 1970']],
  // The restaurant and its side building.
  [{ area: 529, town: 'village' }, 'not', 'driveThrough', ['buildingTooLarge 1971']],
  [{ area: 10, town: 'village' }, 'not', 'driveThrough', ['buildingTooLarge 2490']],
  // Two parallel lanes.
  [{ frontage: 40 }, 'fits', 'driveThrough', []],
  [{ frontage: 80 }, 'fits', 'driveThrough', []],
  [{ frontage: 39, town: 'village' }, 'not', 'driveThrough', ['lanesTooNarrow 1']],
  [{ frontage: 12.5, town: 'village' }, 'not', 'driveThrough', ['lanesTooNarrow 27.5']],
  [
    { frontage: 20, area: 2100, town: 'village' },
    'not',
    'driveThrough',
    ['plotNearly 400', 'lanesTooNarrow 20'],
  ],
  // The town does not matter for a drive-through.
  [{ town: 'village' }, 'fits', 'driveThrough', []],
  [{ town: 'small' }, 'fits', 'driveThrough', []],
  [{ town: 'large' }, 'fits', 'driveThrough', []],
  // Its road does.
  [{ road: 'local' }, 'may', 'driveThrough', ['localRoad']],
  [{ road: 'side' }, 'not', 'driveThrough', ['sideRoad']],
  [{ road: 'side', area: 2600 }, 'not', 'driveThrough', ['sideRoad', 'saleFromMore 400']],
  // Planning law.
  [{ law: 'unplanned' }, 'may', 'driveThrough', ['lawUnplanned']],
  [{ law: 'unknown' }, 'may', 'driveThrough', ['lawUnknown']],
  [{ law: 'outside' }, 'not', 'driveThrough', ['lawOutside']],
  [{ law: 'residential', town: 'village' }, 'not', 'driveThrough', ['lawResidential']],
  [{ law: 'unknown', road: 'local' }, 'may', 'driveThrough', ['localRoad', 'lawUnknown']],
  [
    { law: 'outside', road: 'local', area: 2000 },
    'not',
    'driveThrough',
    ['plotNearly 500', 'localRoad', 'lawOutside'],
  ],
  // A contract of any kind, from 3,000 m² on.
  [{ contract: 'lease' }, 'fits', 'driveThrough', []],
  [{ contract: 'groundLease' }, 'fits', 'driveThrough', []],
  [{ contract: 'open' }, 'fits', 'driveThrough', []],
  // Where a drive-through can't be, a house with more than a restaurant in it may.
  [{ area: 1200, town: 'large' }, 'fits', 'individual', []],
  [{ area: 1200, town: 'middle' }, 'may', 'individual', ['densityMiddle']],
  [{ area: 2200, town: 'large' }, 'fits', 'individual', []],
  [{ area: 2700, town: 'large' }, 'fits', 'individual', []],
  [{ area: 2700, town: 'large', contract: 'lease' }, 'fits', 'driveThrough', []],
  [{ law: 'residential' }, 'may', 'individual', ['densityMiddle', 'lawMixed']],
  [{ law: 'residential', town: 'large' }, 'may', 'individual', ['lawMixed']],
  [{ road: 'local', town: 'large' }, 'fits', 'individual', []],
  [{ frontage: 20, town: 'large' }, 'fits', 'individual', []],
  [{ frontage: 20, town: 'small' }, 'may', 'individual', ['densityMiddle']],
  [{ area: 520, town: 'large' }, 'may', 'individual', ['sideBuildingMissing 10']],
];

const shops: Case[] = [
  [{}, 'fits', 'inStore', []],
  // Two readings of the size of a shop.
  [{ area: 350 }, 'fits', 'inStore', []],
  [{ area: 500 }, 'fits', 'inStore', []],
  [{ area: 501 }, 'fits', 'inStore', []],
  [{ area: 700 }, 'fits', 'inStore', []],
  [{ area: 701 }, 'may', 'inStore', ['floorInPart']],
  [{ area: 5000 }, 'may', 'inStore', ['floorInPart']],
  [{ area: 349 }, 'may', 'inStore', ['floorNearly 1']],
  [{ area: 280 }, 'may', 'inStore', ['floorNearly 70']],
  [{ area: 279 }, 'not', 'inStore', ['floorTooSmall 71']],
  [{ area: 60 }, 'not', 'inStore', ['floorTooSmall 290']],
  // Kitchen and counter on the ground floor.
  [{ groundFloor: 'part' }, 'fits', 'inStore', []],
  [{ groundFloor: 'none' }, 'not', 'inStore', ['groundFloorNone']],
  [{ groundFloor: 'none', area: 800 }, 'not', 'inStore', ['floorInPart', 'groundFloorNone']],
  // Cities of 100,000 or more.
  [{ town: 'middle' }, 'may', 'inStore', ['townNearly']],
  [{ town: 'small' }, 'not', 'inStore', ['townTooSmall']],
  [{ town: 'village' }, 'not', 'inStore', ['townTooSmall']],
  // Pedestrian locations.
  [{ footfall: 'station' }, 'fits', 'inStore', []],
  [{ footfall: 'shopping' }, 'may', 'inStore', ['shoppingStreet']],
  [{ footfall: 'side' }, 'not', 'inStore', ['sideStreet']],
  [{ footfall: 'shopping', town: 'middle' }, 'may', 'inStore', ['townNearly', 'shoppingStreet']],
  // Planning law.
  [{ law: 'residential' }, 'may', 'inStore', ['lawMixed']],
  [{ law: 'unplanned' }, 'may', 'inStore', ['lawUnplanned']],
  [{ law: 'unknown' }, 'may', 'inStore', ['lawUnknown']],
  [{ law: 'outside' }, 'not', 'inStore', ['lawOutside']],
  // Shops are rented.
  [{ contract: 'open' }, 'fits', 'inStore', []],
  [{ contract: 'sale' }, 'may', 'inStore', ['shopToRent']],
  [{ contract: 'groundLease' }, 'may', 'inStore', ['shopToRent']],
];

const projects: Case[] = [
  [{}, 'fits', 'individual', []],
  [{ area: 530 }, 'fits', 'individual', []],
  [{ area: 529 }, 'may', 'individual', ['sideBuildingMissing 1']],
  [{ area: 500 }, 'may', 'individual', ['sideBuildingMissing 30']],
  [{ area: 499 }, 'not', 'individual', ['footprintTooSmall 31']],
  [{ area: 3500 }, 'fits', 'individual', []],
  [{ town: 'middle' }, 'may', 'individual', ['densityMiddle']],
  [{ town: 'small' }, 'may', 'individual', ['densityMiddle']],
  [{ town: 'village' }, 'not', 'individual', ['densityLow']],
  [{ road: 'local' }, 'fits', 'individual', []],
  [{ road: 'side' }, 'not', 'individual', ['projectSideRoad']],
  [{ law: 'residential' }, 'may', 'individual', ['lawMixed']],
  [{ law: 'unplanned' }, 'may', 'individual', ['lawUnplanned']],
  [{ law: 'unknown' }, 'may', 'individual', ['lawUnknown']],
  [{ law: 'outside' }, 'not', 'individual', ['lawOutside']],
  [{ contract: 'lease' }, 'fits', 'individual', []],
  [{ contract: 'groundLease' }, 'fits', 'individual', []],
];

const groups: [name: string, base: FitAnswers, cases: Case[]][] = [
  ['plot', plot, plots],
  ['shop', shop, shops],
  ['project', project, projects],
];
const all = groups.flatMap(([, base, cases]) =>
  cases.map(([change]) => judge({ ...base, ...change } as FitAnswers, FRONTAGE)),
);

describe.each(groups)('a %s', (_name, base, cases) => {
  test.each(cases)('%j: %s, %s', (change, rating, concept, against) => {
    const verdict = judge({ ...base, ...change } as FitAnswers, FRONTAGE);
    expect(verdict).toMatchObject({ rating, concept });
    expect(
      verdict.reasons
        .filter((reason) => reason.rating !== 'fits')
        .map(({ name, missing }) => (missing === undefined ? name : `${name} ${missing}`)),
    ).toEqual(against);
  });
});

test('every question has its reason, in the order of the questions', () => {
  const order = ['area', 'town', 'place', 'law', 'contract'];
  for (const { reasons } of all) {
    const asked = reasons.map(({ question }) => question);
    expect([...new Set(asked)]).toEqual(order);
    expect([...asked].sort((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(asked);
  }
});

test('a plot that becomes something else is told why it is no drive-through', () => {
  const verdict = judge({ ...plot, area: 1200, town: 'large' }, FRONTAGE);
  expect(verdict.instead).toMatchObject({ rating: 'not', concept: 'driveThrough' });
  expect(judge(plot, FRONTAGE).instead).toBeUndefined();
});

test('every reason that has words decides in one of these cases, and none is without', () => {
  const given = new Set<ReasonName>(
    all.flatMap(({ reasons, instead }) => [...reasons, ...(instead?.reasons ?? [])]).map(({ name }) => name),
  );
  expect([...given].sort()).toEqual(Object.keys(fit.reasons).sort());
});

test('what does not fit says what would make it fit, except where a place is what it is', () => {
  const without = new Set(
    all
      .flatMap(({ reasons }) => reasons)
      .filter(({ rating, name }) => rating !== 'fits' && !('remedy' in fit.reasons[name]))
      .map(({ name }) => name),
  );
  expect([...without]).toEqual(['sideStreet']);
});
