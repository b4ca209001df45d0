#!/usr/bin/env node
/**
 * Runs one of the project's commands: `node shared/toolchain/run.mjs <command> [arguments]`.
 *
 * Any Node from 20 on can run this file. It installs what the lockfile names, if that has not been done, and
 * runs the command itself on the Node 26 that comes with the packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [command, ...rest] = process.argv.slice(2);

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

/** Node 26: this one, or the one among the packages. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  const require = createRequire(join(root, 'package.json'));
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  for (const name of [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]) {
    try {
      const folder = dirname(require.resolve(`${name}/package.json`));
      return join(folder, 'bin', platform === 'win' ? 'node.exe' : 'node');
    } catch {
      // This platform's package is another one.
    }
  }
  return fail(
    `Node 26 is needed and no package brings it for ${platform}-${process.arch}: please install it.`,
  );
}

if (!/^[a-z]+$/.test(command ?? '') || !existsSync(join(root, 'shared/toolchain', `${command}.ts`))) {
  fail(`There is no command "${command}"; see the README.`);
}
install();
const script = join(root, 'shared/toolchain', `${command}.ts`);
const child = spawn(findNode(), ['--disable-warning=ExperimentalWarning', script, ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm ends on a signal without passing it on to what it runs: then this process has another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)),
);
