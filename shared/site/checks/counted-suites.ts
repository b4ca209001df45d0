import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from '../../toolchain/parts.ts';
import { reportAndExit } from '../../toolchain/report.ts';
import { jestTally, playwrightTally, runSuite, type Tally, totalOf } from '../../toolchain/testing/suites.ts';
import { chromiumSettings } from '../chromium.ts';
import { bin, type Check, LONG_UNIT_TESTS, leavingOut, run, runQuietly, unitTests } from './checks.ts';

/**
 * Which tests: those that each push waits for, or those that take their time and whose subject has quick ones, too: files called
 * `*.long.test.ts` and `*.long.spec.ts`, and single tests in a browser with the tag `@long`.
 */
export type Length = 'quick' | 'long';

const results = join(root, 'test-results');

const unitOptions: Record<Length, string[]> = {
  quick: leavingOut(LONG_UNIT_TESTS),
  long: [`--testPathPatterns=${LONG_UNIT_TESTS}`],
};
/** Playwright compares it with the names of file and test, and with the tags. */
const LONG_BROWSER_TESTS = '@long|\\.long\\.spec\\.';
const browserOptions: Record<Length, string> = {
  quick: `--grep-invert=${LONG_BROWSER_TESTS}`,
  long: `--grep=${LONG_BROWSER_TESTS}`,
};

/** A check that passes or fails as a whole. */
export async function checkTally(one: Check): Promise<Tally> {
  const passed = (await run(one)) === 0;
  return { passed: Number(passed), failed: Number(!passed) };
}

/** One whose tests are counted. */
function suiteTally({ name, args }: Check, env: Record<string, string>, read: () => Tally): Promise<Tally> {
  process.stdout.write(`\n# ${name}\n`);
  return runSuite(args, { cwd: root, env }, read);
}

/** The unit tests of all parts. */
export function unitTally(length: Length): Promise<Tally> {
  const file = join(results, 'unit.json');
  const suite = unitTests([...unitOptions[length], '--json', `--outputFile=${file}`, '--silent=false']);
  return suiteTally(suite, {}, () => jestTally(file));
}

/**
 * Builds the site as it is released and for development. It may run beside unit tests, which leave a processor idle
 * now and then, and takes none that they want.
 * @returns what it has printed
 * @throws Error with that, if something can't be built
 */
export async function buildsForBrowserTests(): Promise<string> {
  const { code, output } = await runQuietly(
    { args: ['--disable-warning=ExperimentalWarning', join(root, 'tests/harness/build-ahead.ts')] },
    constants.priority.PRIORITY_LOW,
  );
  if (code !== 0) throw new Error(output);
  return output;
}

/** Tests the site as it is released and as developers have it in Chromium. */
export async function browserTally(length: Length, builds = buildsForBrowserTests()): Promise<Tally> {
  const browsers = chromiumSettings();
  process.stdout.write(`\n# Builds for the tests in the browser\n${await builds}`);
  const file = join(results, 'e2e.json');
  const program = bin('@playwright/test/cli.js');
  const suite = {
    name: 'The site in a browser',
    args: [program, 'test', '-c', 'tests/playwright.config.ts', browserOptions[length]],
  };
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return suiteTally(suite, env, () => playwrightTally(file));
}

/** The quick form of `npm run test:abuse`. */
export function abuseTally(): Promise<Tally> {
  const suite = { name: 'The site under abuse', args: [join(root, 'shared/site/abuse.ts'), 'quick'] };
  const read = () => JSON.parse(readFileSync(join(results, 'abuse.json'), 'utf8'));
  return suiteTally(suite, {}, read);
}

/** Runs suites one after the other, prints `N passed, N failed` last, and exits, with code 1 if anything failed. */
export async function runAndExit(suites: (() => Promise<Tally>)[]): Promise<never> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const tallies: Tally[] = [];
  try {
    for (const tally of suites) tallies.push(await tally());
  } catch (error) {
    reportAndExit(error);
  }
  const { passed, failed } = totalOf(tallies);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
