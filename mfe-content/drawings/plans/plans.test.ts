import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { driveThrough } from '../../text/de/drive-through.ts';
import { inStore } from '../../text/de/in-store.ts';
import { cityPlan } from './city-plan.ts';
import dimensions from './dimensions.json' with { type: 'json' };
import { squareMetres } from './drawing.ts';
import { drivePlan } from './drive-plan.ts';

const committed = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../asset/images/plans', `${name}.svg`), 'utf8');

describe('The floor plans', () => {
  it('show the published measures: 500 m², a side building of 30 to 40 m², two lanes', () => {
    const { building, sideBuilding, lanes } = dimensions.drive;
    expect(squareMetres(building)).toBe(500);
    expect(squareMetres(sideBuilding)).toBeGreaterThanOrEqual(30);
    expect(squareMetres(sideBuilding)).toBeLessThanOrEqual(40);
    expect(lanes).toHaveLength(2);
  });

  it('show a city restaurant of 350 to 500 m²', () => {
    const { width, unit } = dimensions.city;
    expect(width * unit.depth).toBeGreaterThanOrEqual(350);
    expect(width * unit.depth).toBeLessThanOrEqual(500);
  });

  it('are drawn from the measures of the scenes that stand there now', () => {
    expect(committed('golddrive')).toBe(drivePlan());
    expect(committed('instore')).toBe(cityPlan());
  });

  it('stand in the pages in their own proportions', () => {
    const { floorPlan: drive } = driveThrough;
    const { floorPlan: city } = inStore;
    expect(drivePlan()).toContain(`viewBox="0 0 ${drive.drawing.width} ${drive.drawing.height}"`);
    expect(cityPlan()).toContain(`viewBox="0 0 ${city.drawing.width} ${city.drawing.height}"`);
  });
});
