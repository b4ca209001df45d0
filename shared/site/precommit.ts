/**
 * `npm run check`: what is wanted before each commit, side by side: format and lint, types, the unit tests of what has changed
 * since the last commit, or since another one: `npm run check -- main`.
 */
import { reportAndExit } from '../toolchain/report.ts';
import { formatAndLint, LONG_UNIT_TESTS, leavingOut, runQuietly, types, unitTests } from './checks/checks.ts';

/** Those that build, pack or compile all of it; `npm test` has them. */
const OF_THE_WHOLE = '/tests/(bench|contract|faults|proxy|releases)';

const [since = 'HEAD'] = process.argv.slice(2);
try {
  const changed = unitTests([
    `--changedSince=${since}`,
    '--passWithNoTests',
    ...leavingOut(OF_THE_WHOLE, LONG_UNIT_TESTS),
  ]);
  const begun = performance.now();
  let failed = 0;
  await Promise.all(
    [formatAndLint, types, changed].map(async (check) => {
      const { code, output } = await runQuietly(check);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      if (code !== 0) failed += 1;
      const what = code === 0 ? (/^Tests: .*$/m.exec(output)?.[0] ?? '') : `\n${output}`;
      process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s: ${check.name} ${what}\n`);
    }),
  );
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  reportAndExit(error);
}
