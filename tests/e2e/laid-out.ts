import type { Page } from '@playwright/test';
import { FIRST_SCREEN } from '../../shell/src/boot.ts';

/** Waits until all of a page is laid out, also what stands below the first screen and has its styles later. */
export const laidOut = (page: Page) =>
  page.waitForFunction((attribute) => !document.documentElement.hasAttribute(attribute), FIRST_SCREEN);
