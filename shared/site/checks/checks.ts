import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../toolchain/parts.ts';
import { runNode } from '../../toolchain/testing/suites.ts';

/** Something that passes or fails as a whole: what it is called, and what Node runs for it. */
export interface Check {
  name: string;
  args: string[];
}

/** A program among the packages. */
export const bin = (path: string): string => join(root, 'node_modules', path);

const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

export const formatAndLint: Check = {
  name: 'Format and lint',
  args: [bin('@biomejs/biome/bin/biome'), 'ci', colors, '.'],
};

export const types: Check = { name: 'Types', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'] };

/** Unit tests that take more than about ten seconds a file, where quick ones have the same subject. */
export const LONG_UNIT_TESTS = '\\.long\\.test\\.';

/** Options for Jest that leave tests out, beside those of its configuration, whose place such an option takes. */
export const leavingOut = (...patterns: string[]): string[] =>
  ['/node_modules/', '/toolchain/template/', ...patterns].map(
    (pattern) => `--testPathIgnorePatterns=${pattern}`,
  );

/** @param options of Jest */
export const unitTests = (options: string[]): Check => ({
  name: 'Unit tests',
  args: [bin('jest/bin/jest.js'), '--ci', ...options],
});

/**
 * Runs it in the terminal.
 * @returns its exit code
 */
export async function run({ name, args }: Check): Promise<number> {
  process.stdout.write(`\n# ${name}\n`);
  return runNode(args, { cwd: root });
}

/**
 * Runs it beside others.
 * @param priority as `nice` has it: 19 takes what the others leave
 */
export async function runQuietly(
  { args }: Pick<Check, 'args'>,
  priority?: number,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  if (priority !== undefined && child.pid) setPriority(child.pid, priority);
  const written = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  return { code: code ?? 1, output: (await written).join('') };
}
