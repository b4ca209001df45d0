/**
 * `npm test`: format and lint, types, unit tests, then the built site in a browser, and under abuse.
 * Prints `N passed, N failed` last; the exit code is 1 if anything failed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allParts, buildParts } from '../toolchain/build-parts.ts';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { jestTally, playwrightTally, runSuite, type Tally, totalOf } from '../toolchain/testing/suites.ts';
import { bin, type Check, formatAndLint, run, types, unitTests } from './checks/checks.ts';
import { chromiumSettings } from './chromium.ts';

const results = join(root, 'test-results');

/** A check that passes or fails as a whole. */
async function check(one: Check): Promise<Tally> {
  const passed = (await run(one)) === 0;
  return { passed: Number(passed), failed: Number(!passed) };
}

/** One whose tests are counted. */
function suite({ name, args }: Check, env: Record<string, string>, read: () => Tally): Promise<Tally> {
  process.stdout.write(`\n# ${name}\n`);
  return runSuite(args, { cwd: root, env }, read);
}

async function runAll(): Promise<Tally[]> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const unitResults = join(results, 'unit.json');
  const unit = unitTests(['--json', `--outputFile=${unitResults}`, '--silent=false']);
  const tallies = [
    await check(formatAndLint),
    await check(types),
    await suite(unit, {}, () => jestTally(unitResults)),
  ];
  const browsers = chromiumSettings();
  process.stdout.write('\n# Builds for the tests in the browser\n');
  await buildParts(allParts, 'production');
  await buildParts(allParts, 'development');
  const browserResults = join(results, 'e2e.json');
  const inBrowser = {
    name: 'The site in a browser',
    args: [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts'],
  };
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults };
  tallies.push(await suite(inBrowser, env, () => playwrightTally(browserResults)));
  // What a process holds is asked of Linux's /proc. After all others: it takes the machine for itself.
  if (process.platform === 'linux') {
    const abuse = { name: 'The site under abuse', args: [join(root, 'shared/site/abuse.ts'), 'quick'] };
    const read = () => JSON.parse(readFileSync(join(results, 'abuse.json'), 'utf8'));
    tallies.push(await suite(abuse, {}, read));
  }
  return tallies;
}

const { passed, failed } = totalOf(await runAll().catch(reportAndExit));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
