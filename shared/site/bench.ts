/** `npm run bench`: the performance table. */
import { runBench } from '../../tests/bench/run-bench.ts';
import { reportAndExit } from '../toolchain/report.ts';

await runBench().catch(reportAndExit);
process.exit(0);
