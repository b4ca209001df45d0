import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

/**
 * Runs a command to its end in this process's place: its streams, its signals, its exit code.
 * @param {string} node the program
 * @param {string[]} args of the program: the script, and what it is given
 * @param {string} cwd
 */
export function runCommand(node, args, cwd) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // What was compiled once: each of the site's processes starts in half the time.
    env: { NODE_COMPILE_CACHE: join(dirname(node), '../../.cache/compiled'), ...process.env },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm ends on a signal without passing it on to what it runs: then this process has another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)),
  );
}
