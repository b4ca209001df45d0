import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const candidates = () => [
  process.env.CHROMIUM_PATH,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The program of a Chromium that is there; undefined if none is. */
export const installedChromium = (): string | undefined =>
  candidates().find((path) => path && existsSync(path));
