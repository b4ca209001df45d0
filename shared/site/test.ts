/**
 * `npm test`: format and lint, types, unit tests, then the built site in a browser, and under abuse.
 * Prints `N passed, N failed` last; the exit code is 1 if anything failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allParts, buildParts } from '../toolchain/build-parts.ts';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';

interface Tally {
  passed: number;
  failed: number;
}

const results = join(root, 'test-results');
const bin = (path: string) => join(root, 'node_modules', path);

async function runNode(args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** A check that passes or fails as a whole. */
async function check(name: string, args: string[]): Promise<Tally> {
  process.stdout.write(`\n# ${name}\n`);
  const passed = (await runNode(args)) === 0;
  return { passed: Number(passed), failed: Number(!passed) };
}

/** A runner that counts its tests itself; one that fails without a failed test counts as a failure. */
async function suite(
  name: string,
  args: string[],
  env: Record<string, string>,
  read: () => Tally,
): Promise<Tally> {
  process.stdout.write(`\n# ${name}\n`);
  const code = await runNode(args, env);
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

async function run(): Promise<Tally[]> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const unit = ['--ci', '--json', `--outputFile=${join(results, 'unit.json')}`, '--silent=false'];
  const tallies = [
    await check('Format and lint', [
      bin('@biomejs/biome/bin/biome'),
      'ci',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ]),
    await check('Types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json']),
    await suite('Unit tests', [bin('jest/bin/jest.js'), ...unit], {}, jestTally),
  ];
  const programs = { CHROMIUM_PATH: findChromium(), HEADLESS_SHELL_PATH: findHeadlessShell() };
  process.stdout.write('\n# Builds for the tests in the browser\n');
  await buildParts(allParts, 'production');
  await buildParts(allParts, 'development');
  const browser = { ...programs, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json') };
  const cli = [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/playwright.config.ts'];
  tallies.push(await suite('The site in a browser', cli, browser, playwrightTally));
  // What a process holds is asked of Linux's /proc. After all others: it takes the machine for itself.
  if (process.platform === 'linux') {
    const quick = [join(root, 'shared/site/abuse.ts'), 'quick'];
    tallies.push(await suite('The site under abuse', quick, {}, () => readJson('abuse.json')));
  }
  return tallies;
}

const tallies = await run().catch(reportAndExit);
const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exit(total('failed') === 0 ? 0 : 1);
