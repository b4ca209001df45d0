/** @jest-environment node */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'goldbraun-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Parts that tell the process which started them when they are ready. */
const parts: [name: string, script: string, env: Record<string, string>][] = [
  [
    'composer',
    'shell/composer/service/main.ts',
    { COMPOSER_SOCKET: join(folder, 'socket'), SHELL_VERSION: '1' },
  ],
  ['intake', 'mfe-acquisition/service/main.ts', { DATA_DIR: join(folder, 'intake'), PORT: '0' }],
];

test.each(parts)(
  'a %s whose starter is gone before it is ready ends by itself, without a word about it',
  async (_, script, env) => {
    const child = fork(join(__dirname, '../..', script), {
      silent: true,
      execArgv: [],
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    });
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
    expect(errors).toBe('');
  },
  60_000,
);
