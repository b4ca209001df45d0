/** `npm run test:load`: thirty releases while visitors come, and two hundred route changes in one tab. */
import { runLoad } from '../../tests/load/run-load.ts';
import { reportAndExit } from '../toolchain/report.ts';

const good = await runLoad().catch(reportAndExit);
process.exit(good ? 0 : 1);
