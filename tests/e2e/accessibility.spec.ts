import { resize } from '../harness/resize.ts';
import { expect, test } from '../harness/test.ts';
import { accessibilityFindings } from './accessibility/findings.ts';
import { narrow, states, wide } from './accessibility/states.ts';

test.describe.configure({ mode: 'parallel' });

test.describe('axe, Alfa and HTML_CodeSniffer find nothing in', () => {
  for (const { name, reach, widths = [narrow, wide], reported } of states) {
    test(name, async ({ page, troubles }) => {
      const [first = wide, ...others] = widths;
      await page.setViewportSize({ width: first, height: 900 });
      await reach(page);
      expect.soft(await accessibilityFindings(page), `at ${first} px`).toEqual([]);
      for (const width of others) {
        await resize(page, width, 900);
        expect.soft(await accessibilityFindings(page), `at ${width} px`).toEqual([]);
      }
      if (!reported) return;
      expect(troubles.filter((trouble) => !reported.test(trouble))).toEqual([]);
      troubles.length = 0;
    });
  }
});
