/**
 * `npm run test:matrices`: every way in which a release can be broken, times every remote, on the server and in the
 * browser; shells and remotes of different ages; and presses at every moment of a page's start. Arguments choose among
 * them: `npm run test:matrices -- skew`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildAhead } from '../../tests/harness/builds.ts';
import { root } from '../toolchain/parts.ts';
import { findChromium } from './chromium.ts';

const chromium = findChromium();
await buildAhead();
const child = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'tests/matrices/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
const [code] = await once(child, 'exit');
process.exit(code ?? 1);
