import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installedChromium } from '../toolchain/testing/installed-chromium.ts';

const require = createRequire(import.meta.url);

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/**
 * The Chromium that the tests drive: one that is there, else from the system's packages, else Playwright's own.
 * @throws Error if none of these can be had
 */
export function findChromium(): string {
  const present = installedChromium();
  if (present) return present;
  process.stdout.write('Installing Chromium for the tests …\n');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    succeeds('apt-get', ['update']);
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (!installedChromium())
    succeeds(process.execPath, [require.resolve('playwright/cli.js'), 'install', 'chromium']);
  const found = installedChromium();
  if (found) return found;
  throw new Error(
    'The tests need Chromium: install the package "chromium", or set CHROMIUM_PATH to the program of one.',
  );
}
