/**
 * `npm run test:compose`: the site as docker-compose.yml puts it together, from the images to an offer that arrives.
 * Uses this machine's Docker daemon if one runs; otherwise, on Debian as root, builds a private one with stand-ins for
 * the base images (tests/compose/stand-ins), and ends it. DOCKER_STAND_INS names a folder in which that was done before.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { chromiumSettings } from './chromium.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

const tests = [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '-c',
  'tests/compose/playwright.config.ts',
  ...process.argv.slice(2),
];

/** Runs the tests beside the private daemon of a folder: published ports are to be reached from its network alone. */
const runBeside = (folder: string, env: Record<string, string>) =>
  run('bash', ['-c', `. ${folder}/env && inside "$@"`, 'bash', ...tests], env);

async function runWithStandIns(env: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-docker-'));
  let prepared = -1;
  try {
    prepared = await run('bash', [join(root, 'tests/compose/stand-ins/prepare.sh'), folder]);
    if (prepared !== 0) throw new Error(`The stand-ins could not be built: see ${folder}/log.`);
    return await runBeside(folder, env);
  } finally {
    if (existsSync(join(folder, 'env'))) {
      await run('bash', ['-c', `. ${folder}/env && stop_docker`]);
      // Or nobody could read why.
      if (prepared === 0) rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function runTests(): Promise<number> {
  const env = chromiumSettings();
  const prepared = process.env.DOCKER_STAND_INS;
  if (prepared) {
    say(`Docker of ${prepared}, with stand-ins for the base images.`);
    return runBeside(prepared, env);
  }
  if (
    spawnSync('docker', ['compose', 'version']).status === 0 &&
    spawnSync('docker', ['info']).status === 0
  ) {
    say('Docker of this machine, with the official base images.');
    const [command = '', ...args] = tests;
    return run(command, args, env);
  }
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error('These tests need a Docker daemon with compose; only Debian as root can do without.');
  }
  say(
    'No Docker daemon runs here: building a private one with stand-ins for the base images, two to five minutes.',
  );
  return runWithStandIns(env);
}

await runTests().then((code) => process.exit(code), reportAndExit);
