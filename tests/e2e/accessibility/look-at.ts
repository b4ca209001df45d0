import { resize } from '../../harness/resize.ts';
import { type test as base, expect } from '../../harness/test.ts';
import { accessibilityFindings } from './findings.ts';
import type { State } from './states.ts';

/**
 * Makes a test of it that the engines find nothing in a state, at each of some widths in CSS pixels.
 * @param test makes tests whose pages are of the site to be looked at
 */
export function lookAt(
  test: typeof base,
  { name, reach, reported }: State,
  [first, ...others]: readonly [number, ...number[]],
) {
  test(name, async ({ page, troubles }) => {
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
