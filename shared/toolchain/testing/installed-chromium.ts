import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const firstOf = (candidates: (string | undefined)[]) => candidates.find((path) => path && existsSync(path));

/** The program of a Chromium that is there; undefined if none is. */
export const installedChromium = (): string | undefined =>
  firstOf([
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);

/** Playwright has both beside each other. */
const playwrightShell = () =>
  chromium
    .executablePath()
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome(?=(\.exe)?$)/, 'headless_shell');

/**
 * Chromium's engine without its windows, extensions and viewers: the same pages for little more than half of the processor
 * time. Undefined if it is not there.
 */
export const installedHeadlessShell = (): string | undefined =>
  firstOf([process.env.HEADLESS_SHELL_PATH, playwrightShell(), '/usr/bin/chromium-headless-shell']);
