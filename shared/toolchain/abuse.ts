/**
 * `npm run test:abuse`: ten minutes of everything that visitors can do to the site, beside fifty honest ones. `-- quick`
 * is the form of it in `npm test`, half a minute; a number is another length, in minutes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickRun, runAbuse, wholeRun } from '../../tests/abuse/run-abuse.ts';
import { root } from './parts.ts';
import { reportAndExit } from './report.ts';

const [which = ''] = process.argv.slice(2);
const minutes = Number(which);
const options =
  which === 'quick' ? quickRun : minutes > 0 ? { ...wholeRun, durationMs: minutes * 60_000 } : wholeRun;
const findings = await runAbuse(options).catch(reportAndExit);
const failed = findings.filter(({ good }) => !good).length;
if (which === 'quick') {
  // What `npm test` adds up.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const tally = { passed: findings.length - failed, failed };
  writeFileSync(join(root, 'test-results/abuse.json'), JSON.stringify(tally));
}
process.exit(failed === 0 ? 0 : 1);
