/**
 * `npm run test:compose`: the site as docker-compose.yml puts it together, from the images to an offer that arrives.
 * Uses this machine's Docker daemon if one runs; otherwise, on Debian as root, builds a private one with stand-ins for
 * the base images (tests/compose/stand-ins), and ends it. DOCKER_STAND_INS names a folder in which that was done before.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { chromiumSettings } from './chromium.ts';
import { run, runBeside, withStandIns } from './stand-ins.ts';

const tests = [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '-c',
  'tests/compose/playwright.config.ts',
  ...process.argv.slice(2),
];

const works = (...args: string[]) => spawnSync('docker', args).status === 0;

async function runTests(): Promise<number> {
  const env = chromiumSettings();
  if (!process.env.DOCKER_STAND_INS && works('compose', 'version') && works('info')) {
    process.stdout.write('Docker of this machine, with the official base images.\n');
    const [command = '', ...args] = tests;
    return run(command, args, env);
  }
  return withStandIns((folder) => runBeside(folder, tests, env));
}

await runTests().then((code) => process.exit(code), reportAndExit);
