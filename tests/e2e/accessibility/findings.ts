import type { Page } from '@playwright/test';
import { FIRST_SCREEN } from '../../../shell/src/boot.ts';
import { alfaFindings } from './alfa.ts';
import { axeFindings } from './axe.ts';
import { htmlCodeSnifferFindings } from './html-codesniffer.ts';

/**
 * What axe, Siteimprove Alfa and HTML_CodeSniffer find on a page as it is, as soon as all of it is laid out; each sees what the others don't.
 */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await page.waitForFunction((name) => !document.documentElement.hasAttribute(name), FIRST_SCREEN);
  return [
    ...(await axeFindings(page)),
    ...(await alfaFindings(page)),
    ...(await htmlCodeSnifferFindings(page)),
  ];
}
