import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../toolchain/parts.ts';

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

/** @param options of Jest */
export const unitTests = (options: string[]): Check => ({
  name: 'Unit tests',
  args: [bin('jest/bin/jest.js'), '--ci', ...options],
});

const start = (args: string[], output: 'inherit' | 'pipe', env: Record<string, string>) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });

/**
 * Runs it in the terminal.
 * @returns its exit code
 */
export async function run({ name, args }: Check, env: Record<string, string> = {}): Promise<number> {
  process.stdout.write(`\n# ${name}\n`);
  const [code] = await once(start(args, 'inherit', env), 'exit');
  return code ?? 1;
}

/** Runs it beside others. */
export async function runQuietly({ args }: Check): Promise<{ code: number; output: string }> {
  const child = start(args, 'pipe', {});
  const written = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const [code] = await once(child, 'exit');
  return { code: code ?? 1, output: (await written).join('') };
}
