import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../toolchain/parts.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a program in the root of the repository, with this process's output; gives its exit code. */
export async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Runs a program beside the private daemon of a folder: published ports are to be reached from its network alone. */
export const runBeside = (
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> => run('bash', ['-c', `. ${folder}/env && inside "$@"`, 'bash', ...command], env);

/** Runs a program with the client of that daemon, in this machine's own network. */
export const runWith = (
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> => run('bash', ['-c', `. ${folder}/env && exec "$@"`, 'bash', ...command], env);

async function prepare(use: (folder: string) => Promise<number>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-docker-'));
  let prepared = -1;
  try {
    prepared = await run('bash', [join(root, 'tests/compose/stand-ins/prepare.sh'), folder]);
    if (prepared !== 0) throw new Error(`The stand-ins could not be built: see ${folder}/log.`);
    return await use(folder);
  } finally {
    if (existsSync(join(folder, 'env'))) {
      await run('bash', ['-c', `. ${folder}/env && stop_docker`]);
      // Or nobody could read why.
      if (prepared === 0) rmSync(folder, { recursive: true, force: true });
    }
  }
}

/**
 * Has a private Docker daemon with stand-ins for the base images: that of the folder which DOCKER_STAND_INS names, or one that is
 * made on Debian as root, and ended.
 * @param use gets the folder, in which its programs are; gives an exit code
 * @throws Error where it can't be made
 */
export async function withStandIns(use: (folder: string) => Promise<number>): Promise<number> {
  const { DOCKER_STAND_INS } = process.env;
  if (DOCKER_STAND_INS) {
    say(`Docker of ${DOCKER_STAND_INS}, with stand-ins for the base images.`);
    return use(DOCKER_STAND_INS);
  }
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error('A Docker daemon of these tests needs Debian, as root.');
  }
  say('Building a private Docker daemon with stand-ins for the base images, two to five minutes.');
  return prepare(use);
}
