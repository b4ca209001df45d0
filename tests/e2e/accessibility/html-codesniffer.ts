import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The part of HTML_CodeSniffer's interface that is used here: https://squizlabs.github.io/HTML_CodeSniffer/ */
interface CodeSniffer {
  process(standard: 'WCAG2AA', content: Document, done: () => void, failed: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element | Document }[];
}

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** Its warnings and notices name what only a person can judge, on every page: they are no findings. */
const ERROR = 1;

/**
 * What HTML_CodeSniffer finds on a page as it is, in words: the technique of WCAG that is broken, at the levels A and AA, and the
 * beginning of the element that breaks it. It runs in the page; as text that the browser's debugger evaluates, it needs no place
 * in the page's policies.
 */
export async function htmlCodeSnifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(
    (error) =>
      new Promise<string[]>((resolve, reject) => {
        const { HTMLCS } = window as unknown as { HTMLCS: CodeSniffer };
        const tell = () => {
          const errors = HTMLCS.getMessages().filter(({ type }) => type === error);
          resolve(
            errors.map(({ code, msg, element }) => {
              const where = 'outerHTML' in element ? element.outerHTML : 'the document';
              return `HTML_CodeSniffer ${code}: ${msg} ${where.replace(/\s+/g, ' ').slice(0, 160)}`;
            }),
          );
        };
        HTMLCS.process('WCAG2AA', document, tell, () => reject(new Error('its standard was not loaded')));
      }),
    ERROR,
  );
}
