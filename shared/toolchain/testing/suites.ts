import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** What came of some tests. */
export interface Tally {
  passed: number;
  failed: number;
}

interface Run {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** Where what it prints goes: to the terminal, or to stderr, if stdout is for programs. */
  output?: 'stdout' | 'stderr';
}

/** Runs a script on this Node to its end; resolves with its exit code, 1 for a signal. */
export async function runNode(args: string[], { cwd, env = {}, output = 'stdout' }: Run): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    stdio: ['ignore', output === 'stdout' ? 'inherit' : 2, 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/**
 * Runs a runner that counts its tests itself; one that fails without a failed test counts as a failure.
 * @param read what it has counted
 */
export async function runSuite(args: string[], run: Run, read: () => Tally): Promise<Tally> {
  const code = await runNode(args, run);
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

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** What Jest has written with `--json --outputFile`. */
export function jestTally(file: string): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson(file);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** What Playwright has written where PLAYWRIGHT_JSON_OUTPUT_NAME says. */
export function playwrightTally(file: string): Tally {
  const { expected, unexpected, flaky } = readJson(file).stats;
  return { passed: expected, failed: unexpected + flaky };
}

export const totalOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});
