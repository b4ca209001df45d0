/**
 * `npm test`: format and lint, types, unit tests, then the built site in a browser, and under abuse.
 * Prints `N passed, N failed` last; the exit code is 1 if anything failed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allParts, buildParts } from '../toolchain/build-parts.ts';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import {
  jestTally,
  playwrightTally,
  runNode,
  runSuite,
  type Tally,
  totalOf,
} from '../toolchain/testing/suites.ts';
import { findChromium } from './chromium.ts';

const results = join(root, 'test-results');
const bin = (path: string) => join(root, 'node_modules', path);

/** A check that passes or fails as a whole. */
async function check(name: string, args: string[]): Promise<Tally> {
  process.stdout.write(`\n# ${name}\n`);
  const passed = (await runNode(args, { cwd: root })) === 0;
  return { passed: Number(passed), failed: Number(!passed) };
}

async function suite(
  name: string,
  args: string[],
  env: Record<string, string>,
  read: () => Tally,
): Promise<Tally> {
  process.stdout.write(`\n# ${name}\n`);
  return runSuite(args, { cwd: root, env }, read);
}

async function run(): Promise<Tally[]> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const unitResults = join(results, 'unit.json');
  const unit = ['--ci', '--json', `--outputFile=${unitResults}`, '--silent=false'];
  const tallies = [
    await check('Format and lint', [
      bin('@biomejs/biome/bin/biome'),
      'ci',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ]),
    await check('Types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json']),
    await suite('Unit tests', [bin('jest/bin/jest.js'), ...unit], {}, () => jestTally(unitResults)),
  ];
  const chromium = findChromium();
  process.stdout.write('\n# Builds for the tests in the browser\n');
  await buildParts(allParts, 'production');
  await buildParts(allParts, 'development');
  const browser = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json') };
  const cli = [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts'];
  tallies.push(
    await suite('The site in a browser', cli, browser, () =>
      playwrightTally(browser.PLAYWRIGHT_JSON_OUTPUT_NAME),
    ),
  );
  // What a process holds is asked of Linux's /proc. After all others: it takes the machine for itself.
  if (process.platform === 'linux') {
    const quick = [join(root, 'shared/site/abuse.ts'), 'quick'];
    tallies.push(
      await suite('The site under abuse', quick, {}, () =>
        JSON.parse(readFileSync(join(results, 'abuse.json'), 'utf8')),
      ),
    );
  }
  return tallies;
}

const tallies = await run().catch(reportAndExit);
const { passed, failed } = totalOf(tallies);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
