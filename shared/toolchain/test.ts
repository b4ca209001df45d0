/** `goldbraun test`: runs the tests of a team's own repository, those in a document (Jest) and then those in a browser (Playwright). */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runCommand, WrongUse } from './command.ts';
import { root } from './parts.ts';
import { JSON_OPTION } from './report.ts';
import { jestTally, playwrightTally, runSuite, type Tally, totalOf } from './testing/suites.ts';

const results = join(root, 'test-results');
/** Beside the team's own packages, in whose version it runs them. */
const require = createRequire(join(root, 'package.json'));
function program(name: string, file: string): string {
  try {
    return join(dirname(require.resolve(`${name}/package.json`)), file);
  } catch {
    throw new Error(`${name} is not installed here: npm install --save-dev ${name}.`);
  }
}
const isThere = (file: string) => existsSync(join(root, file));

await runCommand(async ({ args: [, only] }) => {
  if (only && !['unit', 'browser'].includes(only))
    throw new WrongUse(`There are unit and browser tests, no "${only}".`);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const output = process.argv.includes(JSON_OPTION) ? 'stderr' : 'stdout';
  const run = { cwd: root, output } as const;
  const tallies: Tally[] = [];
  if (only !== 'browser' && isThere('jest.config.mjs')) {
    const file = join(results, 'unit.json');
    const args = [program('jest', 'bin/jest.js'), '--ci', '--json', `--outputFile=${file}`, '--silent=false'];
    tallies.push(await runSuite(args, run, () => jestTally(file)));
  }
  if (only !== 'unit' && isThere('playwright.config.ts')) {
    const file = `${results}-browser.json`;
    const args = [program('@playwright/test', 'cli.js'), 'test', '-c', 'playwright.config.ts'];
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    tallies.push(await runSuite(args, { ...run, env }, () => playwrightTally(file)));
    rmSync(file, { force: true });
  }
  const { passed, failed } = totalOf(tallies);
  return {
    text: `${passed} passed, ${failed} failed`,
    json: { passed, failed },
    refused: failed > 0 || passed === 0,
  };
});
