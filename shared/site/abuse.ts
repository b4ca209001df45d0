/**
 * `npm run test:abuse`: ten minutes of everything that visitors can do to the site, beside fifty honest ones. `-- quick`
 * is the form of it in `npm test`, half a minute; a number is another length, in minutes; `scanners` lets wapiti, sqlmap,
 * ffuf and slowhttptest loose on the site (`scanners sqlmap`: one of them).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickRun, runAbuse, wholeRun } from '../../tests/abuse/run-abuse.ts';
import { runScanners } from '../../tests/abuse/scanners/run-scanners.ts';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';

// With its listeners for the end, which a signal alone would pass over.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));

const [which = '', scanner = ''] = process.argv.slice(2);
const minutes = Number(which);
const options =
  which === 'quick' ? quickRun : minutes > 0 ? { ...wholeRun, durationMs: minutes * 60_000 } : wholeRun;
const findings = await (which === 'scanners' ? runScanners(scanner) : runAbuse(options)).catch(reportAndExit);
const failed = findings.filter(({ good }) => !good).length;
if (which === 'quick') {
  // What `npm test` adds up.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const tally = { passed: findings.length - failed, failed };
  writeFileSync(join(root, 'test-results/abuse.json'), JSON.stringify(tally));
}
process.exit(failed === 0 ? 0 : 1);
