import type { Page } from '@playwright/test';
import { laidOut } from '../laid-out.ts';
import { alfaFindings } from './alfa.ts';
import { axeFindings } from './axe.ts';
import { htmlCodeSnifferFindings } from './html-codesniffer.ts';

/**
 * What axe, Siteimprove Alfa and HTML_CodeSniffer find on a page as it is, as soon as all of it is laid out; each sees what the others don't.
 */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await laidOut(page);
  return [
    ...(await axeFindings(page)),
    ...(await alfaFindings(page)),
    ...(await htmlCodeSnifferFindings(page)),
  ];
}
