/**
 * `npm test`: format and lint, types, unit tests, then the built site in a browser, and under abuse.
 * Prints `N passed, N failed` last; the exit code is 1 if anything failed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allParts, buildParts } from '../toolchain/build-parts.ts';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { bin, type Check, formatAndLint, run, types, unitTests } from './checks/checks.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';

interface Tally {
  passed: number;
  failed: number;
}

const results = join(root, 'test-results');

/** A check that passes or fails as a whole. */
async function check(one: Check): Promise<Tally> {
  const passed = (await run(one)) === 0;
  return { passed: Number(passed), failed: Number(!passed) };
}

/** A runner that counts its tests itself; one that fails without a failed test counts as a failure. */
async function suite(one: Check, env: Record<string, string>, read: () => Tally): Promise<Tally> {
  const code = await run(one, env);
  const tally = readOrNothing(read);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readOrNothing(read: () => Tally): Tally {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const readJson = (file: string) => JSON.parse(readFileSync(join(results, file), 'utf8'));

function jestTally(): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson('unit.json');
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function playwrightTally(): Tally {
  const { expected, unexpected, flaky } = readJson('e2e.json').stats;
  return { passed: expected, failed: unexpected + flaky };
}

async function runAll(): Promise<Tally[]> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const unit = unitTests(['--json', `--outputFile=${join(results, 'unit.json')}`, '--silent=false']);
  const tallies = [await check(formatAndLint), await check(types), await suite(unit, {}, jestTally)];
  const programs = { CHROMIUM_PATH: findChromium(), HEADLESS_SHELL_PATH: findHeadlessShell() };
  process.stdout.write('\n# Builds for the tests in the browser\n');
  await buildParts(allParts, 'production');
  await buildParts(allParts, 'development');
  const browser = { ...programs, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json') };
  const args = [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts'];
  tallies.push(await suite({ name: 'The site in a browser', args }, browser, playwrightTally));
  // What a process holds is asked of Linux's /proc. After all others: it takes the machine for itself.
  if (process.platform === 'linux') {
    const abuse = { name: 'The site under abuse', args: [join(root, 'shared/site/abuse.ts'), 'quick'] };
    tallies.push(await suite(abuse, {}, () => readJson('abuse.json')));
  }
  return tallies;
}

const tallies = await runAll().catch(reportAndExit);
const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exit(total('failed') === 0 ? 0 : 1);
