import { type FittingPlan, layOut, type MisfittingPlan } from './lay-out.ts';
import { type Area, overlap, type Part } from './part.ts';
import { examplePlot, type Plot } from './plot.ts';
import { figures } from './rules.ts';
import { sightFields } from './sight.ts';
import { singleStalls } from './stalls.ts';
import { randomPlots } from './testing/random-plots.ts';

const plots = randomPlots(2_000);
const plans = plots.map(layOut);
const fitting = plans.filter((plan): plan is FittingPlan => plan.fits);
const misfitting = plans.filter((plan): plan is MisfittingPlan => !plan.fits);

const plot = (width: number, depth: number): Plot => ({ ...examplePlot, width, depth });
const larger = (from: Plot, width: number, depth: number): Plot => ({
  ...from,
  width: Math.round((from.width + width) * 100) / 100,
  depth: Math.round((from.depth + depth) * 100) / 100,
});
const ofKind = ({ parts }: FittingPlan, ...kinds: Part['kind'][]) =>
  parts.filter(({ kind }) => kinds.includes(kind));
/** A part with so many metres around it. */
const around = ({ x, y, width, depth }: Area, gap: number): Area => ({
  x: x - gap,
  y: y - gap,
  width: width + 2 * gap,
  depth: depth + 2 * gap,
});
/** What lies on the ground piece by piece, each stall by itself. */
const pieces = (plan: FittingPlan): Area[] =>
  plan.parts.flatMap((part) => (part.kind === 'stalls' ? singleStalls(part) : [part]));

describe('the plan of any of 2,000 plots', () => {
  it('is tried on enough plots that are large enough, and on enough that are not', () => {
    expect(fitting.length).toBeGreaterThan(500);
    expect(misfitting.length).toBeGreaterThan(500);
    expect(fitting.filter(({ plot: { corner } }) => corner).length).toBeGreaterThan(100);
    expect(new Set(fitting.map(({ stalls }) => stalls.all)).size).toBeGreaterThan(10);
  });

  it('lays nothing upon anything else', () => {
    for (const plan of fitting) {
      const all = pieces(plan);
      const covered = all.filter((one, index) => all.some((other, at) => at > index && overlap(one, other)));
      expect(covered).toEqual([]);
    }
  });

  it('lets nothing but an access come nearer to the boundary than the rules allow', () => {
    const { boundary, boundaryOfHeight, restaurantHeight, greenStrip } = figures;
    const gap = Math.max(boundary, boundaryOfHeight * restaurantHeight, greenStrip);
    const reaching = (plan: FittingPlan, area: Area, distance: number) =>
      area.x < distance ||
      area.y < distance ||
      area.x + area.width > plan.plot.width - distance ||
      area.y + area.depth > plan.plot.depth - distance;
    for (const plan of fitting) {
      const others = plan.parts.filter(({ kind }) => kind !== 'access');
      expect(others.filter((part) => reaching(plan, part, gap))).toEqual([]);
      expect(ofKind(plan, 'access').filter((part) => reaching(plan, part, 0))).toEqual([]);
    }
  });

  it('has a restaurant, a side building, a terrace and stalls of the sizes that the rules want', () => {
    for (const plan of fitting) {
      expect(plan.areas.restaurant).toBe(figures.restaurantArea);
      expect(plan.areas.terrace).toBe(figures.terraceWidth * figures.forecourt);
      expect(plan.areas.sideBuilding).toBeGreaterThanOrEqual(figures.sideBuildingSmallest);
      expect(plan.areas.sideBuilding).toBeLessThanOrEqual(figures.sideBuildingLargest);
      const stalls = plan.parts.flatMap((part) => (part.kind === 'stalls' ? singleStalls(part) : []));
      expect(stalls).toHaveLength(plan.stalls.all);
      const wide = stalls.filter(({ width, depth }) => Math.min(width, depth) === figures.accessibleStall);
      expect(wide).toHaveLength(plan.stalls.accessible);
      expect(plan.stalls.accessible).toBeGreaterThanOrEqual(plan.stalls.all / figures.stallsPerAccessible);
      const narrow = stalls.filter((stall) => !wide.includes(stall));
      const isUsual = ({ width, depth }: Area) =>
        Math.min(width, depth) === figures.stallWidth && Math.max(width, depth) === figures.stallDepth;
      expect(narrow.every(isUsual)).toBe(true);
      expect(plan.stalls.all).toBeGreaterThanOrEqual(figures.fewestStalls);
      expect(plan.stalls.all).toBeLessThanOrEqual(figures.mostStalls);
    }
  });

  it('reaches each stall by an aisle of full width at one of its short sides', () => {
    for (const plan of fitting) {
      const aisles = ofKind(plan, 'aisle');
      for (const aisle of aisles) expect(Math.min(aisle.width, aisle.depth)).toBe(figures.aisle);
      const isReached = (stall: Area, line: 'x' | 'y') => {
        const [dx, dy] = line === 'x' ? [0, 0.1] : [0.1, 0];
        const moves = [-1, 1].map((sign) => ({ ...stall, x: stall.x + sign * dx, y: stall.y + sign * dy }));
        return moves.some((move) => aisles.some((aisle) => overlap(move, aisle)));
      };
      const shut = plan.parts.flatMap((part) =>
        part.kind === 'stalls' ? singleStalls(part).filter((stall) => !isReached(stall, part.line)) : [],
      );
      expect(shut).toEqual([]);
    }
  });

  it('keeps the lanes off the restaurant, and leaves the guests a way in that crosses none', () => {
    for (const plan of fitting) {
      const [house] = ofKind(plan, 'restaurant') as [Part];
      const lanes = ofKind(plan, 'lane');
      expect(lanes.filter((lane) => overlap(lane, around(house, figures.windowGap)))).toEqual([]);
      // Left of the window lane or right of the order lanes, or behind the house, one would have to cross.
      const left = Math.min(...lanes.map(({ x }) => x)) + figures.windowLane;
      const right =
        Math.max(...lanes.map(({ x, width }) => x + width)) - 2 * figures.laneWidth - figures.laneIsland;
      const within = { x: left, y: 0, width: right - left, depth: house.y + house.depth };
      const isWithin = ({ x, y, width, depth }: Area) =>
        x >= within.x && x + width <= within.x + within.width && y + depth <= within.depth;
      expect(ofKind(plan, 'stalls', 'terrace').filter((part) => !isWithin(part))).toEqual([]);
    }
  });

  it('bends no lane so closely that a car could not follow, or that it would touch the restaurant', () => {
    for (const plan of fitting) {
      const [house] = ofKind(plan, 'restaurant') as [Part];
      const corners = [
        { x: house.x, y: house.y + house.depth },
        { x: house.x + house.width, y: house.y + house.depth },
      ];
      for (const { width, points } of plan.courses) {
        for (const [index, { x, y, radius }] of points.entries()) {
          if (radius === undefined) continue;
          expect(radius - width / 2).toBeGreaterThanOrEqual(figures.laneInnerRadius);
          expect(radius + width / 2).toBeGreaterThanOrEqual(figures.carTurningRadius);
          const neighbours = [points[index - 1], points[index + 1]] as { x: number; y: number }[];
          const towards = (axis: 'x' | 'y', from: number) =>
            from + radius * Math.sign(neighbours.map((near) => near[axis] - from).find(Boolean) ?? 0);
          const centre = { x: towards('x', x), y: towards('y', y) };
          for (const corner of corners) {
            const isBeyond =
              (corner.x - centre.x) * (x - centre.x) > 0 && (corner.y - centre.y) * (y - centre.y) > 0;
            if (!isBeyond) continue;
            const distance = Math.hypot(corner.x - centre.x, corner.y - centre.y);
            expect(radius - width / 2 - distance).toBeGreaterThanOrEqual(figures.cornerClearance);
          }
        }
      }
    }
  });

  it('seals no more of the ground than may be sealed, and says what is left green', () => {
    for (const { areas } of fitting) {
      expect(areas.sealed).toBeLessThanOrEqual((areas.plot * figures.sealed) / 100);
      expect(areas.green).toBeCloseTo(areas.plot - areas.sealed, 6);
    }
  });

  it('leaves free what drivers have to see when they leave', () => {
    for (const plan of fitting) {
      const high = ofKind(plan, 'restaurant', 'sideBuilding', 'stalls');
      const fields = sightFields(plan);
      expect(fields).toHaveLength(plan.plot.corner ? 2 : 1);
      for (const field of fields) {
        const [xs, ys] = [field.map(({ x }) => x), field.map(({ y }) => y)];
        const box = {
          x: Math.min(...xs),
          y: Math.min(...ys),
          width: Math.max(...xs) - Math.min(...xs),
          depth: Math.max(...ys) - Math.min(...ys),
        };
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y + box.depth).toBeLessThanOrEqual(plan.plot.depth + 1e-9);
        expect(high.filter((part) => overlap(part, box))).toEqual([]);
      }
    }
  });

  it('gives a corner a second access from the other street, away from the corner, and others none', () => {
    for (const plan of fitting) {
      const { corner, width } = plan.plot;
      const accesses = ofKind(plan, 'access');
      expect(accesses).toHaveLength(corner ? 3 : 2);
      expect(plan.secondAccess !== null).toBe(corner);
      if (!plan.secondAccess) continue;
      const { x, y, width: long } = plan.secondAccess;
      expect(x + long).toBeCloseTo(width, 6);
      expect(y).toBeGreaterThanOrEqual(figures.accessToCorner);
      for (const access of accesses.filter((each) => each.y === 0)) {
        expect(width - access.x - access.width).toBeGreaterThanOrEqual(figures.accessToCorner);
      }
    }
  });

  it('is never lost by more width or more depth, and never loses a stall by it', () => {
    const additions = [
      [0.01, 0],
      [7.3, 0],
      [0, 0.01],
      [0, 11.7],
      [40, 40],
    ] as const;
    for (const before of fitting) {
      const worse = additions
        .map(([width, depth]) => layOut(larger(before.plot, width, depth)))
        .filter((after) => !after.fits || after.stalls.all < before.stalls.all);
      expect(worse).toEqual([]);
    }
  });

  it('misses exactly the metres that it says', () => {
    for (const { plot: from, reasons, needed } of misfitting) {
      expect(reasons.length).toBeGreaterThan(0);
      const missing = (what: 'width' | 'depth') =>
        reasons.find((reason) => reason.what === what)?.missingMetres ?? 0;
      expect(layOut(larger(from, missing('width'), missing('depth'))).fits).toBe(true);
      if (missing('width'))
        expect(layOut(larger(from, missing('width') - 0.1, missing('depth'))).fits).toBe(false);
      if (missing('depth'))
        expect(layOut(larger(from, missing('width'), missing('depth') - 0.1)).fits).toBe(false);
      for (const { what, neededMetres, missingMetres, bands } of reasons) {
        expect(Object.values(bands).reduce((sum, size) => sum + size, 0)).toBe(neededMetres);
        expect(from[what] + missingMetres).toBeCloseTo(neededMetres, 6);
        expect(needed[what]).toBe(neededMetres);
      }
    }
  });

  it('is the same whenever it is asked for, whatever side the street is on', () => {
    for (const from of plots.slice(0, 200)) {
      const again = layOut({ ...from, street: 'nord' });
      expect({ ...again, plot: from }).toEqual(layOut(from));
    }
  });
});

describe('the plan of a plot that is known', () => {
  it('fits the smallest plot that is wanted, 50 × 50 m, and no less', () => {
    expect(layOut(plot(50, 50))).toMatchObject({ fits: true, stalls: { all: 14, accessible: 1 } });
    expect(layOut(plot(49.99, 50))).toMatchObject({
      fits: false,
      reasons: [{ what: 'width', missingMetres: 0.01, neededMetres: 50 }],
    });
  });

  it('has ten stalls more on 55 × 55 m', () => {
    expect(layOut(plot(55, 55))).toMatchObject({ fits: true, stalls: { all: 24 } });
  });

  it('turns the restaurant where the plot is narrow and deep', () => {
    const narrow = layOut(plot(45, 60));
    expect(narrow.fits && narrow.arrangement.variant.long).toBe('away');
    expect(layOut(plot(44.9, 300)).fits).toBe(false);
  });

  it('says what is missing in both directions', () => {
    expect(layOut(plot(40, 42))).toMatchObject({
      reasons: [
        { what: 'width', missingMetres: 10 },
        { what: 'depth', missingMetres: 8 },
      ],
    });
  });

  it('leaves what it does not need of a large plot green', () => {
    const large = layOut(plot(300, 300));
    expect(large.fits && large.stalls.all).toBe(60);
    expect(large.fits && large.areas.green / large.areas.plot).toBeGreaterThan(0.9);
  });
});
