/**
 * `npm run test:protections`: takes out what keeps a broken release away from visitors, each thing by itself, and runs
 * the cells of the matrices that must fail without it; about two hours. Words of a promise choose: `npm run test:protections -- "1.5 s"`.
 */
import { buildAhead } from '../../tests/harness/builds.ts';
import { runProtections } from '../../tests/matrices/protections/run-protections.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { findChromium } from './chromium.ts';

const chromium = findChromium();
try {
  await buildAhead();
  process.exit((await runProtections(chromium, process.argv[2])) ? 0 : 1);
} catch (error) {
  reportAndExit(error);
}
