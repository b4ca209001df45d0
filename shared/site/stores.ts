/**
 * `npm run test:stores`: the release commands and a running site over a real object store, which is fetched when it is not there
 * (tests/harness/object-store-programs.ts). Arguments choose among the files: `npm run test:stores -- races`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { objectStorePrograms } from '../../tests/harness/object-store-programs.ts';
import { allParts, buildParts } from '../toolchain/build-parts.ts';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { findChromium } from './chromium.ts';

const chosen = process.argv.slice(2);
const runners = [
  ['jest/bin/jest.js', '--ci', '--passWithNoTests', '-c', 'tests/stores/jest.config.mjs'],
  ['@playwright/test/cli.js', 'test', '--pass-with-no-tests', '-c', 'tests/stores/playwright.config.ts'],
];

async function runTests(): Promise<boolean> {
  process.stdout.write(`The object store's programs lie in ${objectStorePrograms()}.\n`);
  await buildParts(allParts, 'production');
  const env = { ...process.env, CHROMIUM_PATH: findChromium() };
  let good = true;
  for (const [script = '', ...args] of runners) {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'node_modules', script), ...args, ...chosen],
      { cwd: root, stdio: 'inherit', env },
    );
    const [code] = await once(child, 'exit');
    good &&= code === 0;
  }
  return good;
}

const good = await runTests().catch(reportAndExit);
process.exit(good ? 0 : 1);
