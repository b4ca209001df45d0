/** Writes the floor plans: `node mfe-content/drawings/plans/draw-plans.ts`. The results are committed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityPlan } from './city-plan.ts';
import { drivePlan } from './drive-plan.ts';

const folder = join(import.meta.dirname, '../../asset/images/plans');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'golddrive.svg'), drivePlan());
writeFileSync(join(folder, 'instore.svg'), cityPlan());
