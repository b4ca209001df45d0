/** A program that builds all that tests in a browser need. */
import { reportAndExit } from '../../shared/toolchain/report.ts';
import { buildAhead } from './builds.ts';

await buildAhead().catch(reportAndExit);
process.exit(0);
