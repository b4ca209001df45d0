import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installedChromium, installedHeadlessShell } from '../toolchain/testing/installed-chromium.ts';

const require = createRequire(import.meta.url);

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Both packages at once: of different versions, one would not fit what they have in common. */
function installFromPackages(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing Chromium for the tests …\n');
  succeeds('apt-get', ['update']);
  const packages = ['chromium', 'chromium-headless-shell'];
  succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/**
 * The Chromium that the tests drive: one that is there, else from the system's packages, else Playwright's own.
 * @throws Error if none of these can be had
 */
export function findChromium(): string {
  if (!installedChromium()) installFromPackages();
  if (!installedChromium())
    succeeds(process.execPath, [require.resolve('playwright/cli.js'), 'install', 'chromium']);
  const found = installedChromium();
  if (found) return found;
  throw new Error(
    'The tests need Chromium: install the package "chromium", or set CHROMIUM_PATH to the program of one.',
  );
}

/**
 * What the tests drive, as settings for them: the browser, and its headless shell. Where there is no headless shell, the
 * browser does for both.
 * @throws Error if no browser can be had
 */
export function chromiumSettings(): { CHROMIUM_PATH: string; HEADLESS_SHELL_PATH: string } {
  const browser = findChromium();
  if (!installedHeadlessShell()) installFromPackages();
  return { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: installedHeadlessShell() ?? browser };
}
