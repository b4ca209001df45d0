import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';

const require = createRequire(import.meta.url);

type Program = 'browser' | 'headless shell';

/** Playwright has both beside each other. */
const playwrightShell = () =>
  chromium
    .executablePath()
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome(?=(\.exe)?$)/, 'headless_shell');

const candidates: Record<Program, () => (string | undefined)[]> = {
  browser: () => [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  'headless shell': () => [
    process.env.HEADLESS_SHELL_PATH,
    playwrightShell(),
    '/usr/bin/chromium-headless-shell',
  ],
};

const installed = (program: Program): string | undefined =>
  candidates[program]().find((path) => path && existsSync(path));

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

function fromPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${packages.join(' and ')} for the tests …\n`);
  succeeds('apt-get', ['update']);
  // Of the newest version both, or one would not fit what they have in common.
  succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/**
 * The Chromium that the tests drive: one that is there, else from the system's packages, else Playwright's own.
 * @throws Error if none of these can be had
 */
export function findChromium(): string {
  if (!installed('browser')) fromPackages('chromium', 'chromium-headless-shell');
  if (!installed('browser'))
    succeeds(process.execPath, [require.resolve('playwright/cli.js'), 'install', 'chromium']);
  const found = installed('browser');
  if (found) return found;
  throw new Error(
    'The tests need Chromium: install the package "chromium", or set CHROMIUM_PATH to the program of one.',
  );
}

/**
 * Chromium's engine without its windows, extensions and viewers: the same pages for little more than half of the processor
 * time. The browser itself where it is not to be had.
 * @throws Error if neither can be had
 */
export function findHeadlessShell(): string {
  const browser = findChromium();
  if (!installed('headless shell')) fromPackages('chromium', 'chromium-headless-shell');
  return installed('headless shell') ?? browser;
}
