#!/usr/bin/env node
/**
 * Runs one of the project's commands: `node shared/toolchain/run.mjs <command> [arguments]`.
 *
 * Any Node from 20 on can run this file. It installs what the lockfile names, if that has not been done, and
 * runs the command itself on the Node 26 that comes with the packages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, endOf, endWith } from './bin/commands.mjs';
import { findNode, noNode } from './bin/find-node.mjs';
import { runCommand } from './bin/run-command.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [command, ...rest] = process.argv.slice(2);
/** A team's commands are the toolchain's; what the site as a whole can do stands above it. */
const script = ['shared/site', 'shared/toolchain']
  .map((folder) => join(root, folder, `${command}.ts`))
  .find((file) => /^[a-z]+$/.test(command ?? '') && existsSync(file));

/** Whether a call is a team's: a remote's, or one that needs none. */
const isTeams = (first = '') =>
  Object.hasOwn(commands, command) && (commands[command].anywhere || first.startsWith('mfe-'));

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.platform)
    .update(process.arch)
    .digest('hex');
  const stamp = join(root, 'node_modules', '.goldbraun-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing packages (once, about a minute) …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lockfile from which a registry without every platform's binaries left some out.
  // What builds and tests the site is needed with NODE_ENV=production too.
  const options = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, options, { cwd: root, stdio: 'inherit', shell: npm.endsWith('.cmd') });
  if (status !== 0) fail("The packages could not be installed: see npm's message above.");
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (!script) {
  fail(`There is no command "${command}"; see the README.`);
}
// A team's own: `npm run canary -w mfe-news -- 10` is `goldbraun canary 10` in its folder.
const ended = isTeams(rest[0]) ? endOf(command, rest.slice(commands[command].anywhere ? 0 : 1)) : undefined;
if (ended) endWith(ended, rest);
install();
const node = findNode(join(root, 'package.json')) ?? fail(noNode);
runCommand(node, [script, ...rest], root);
