import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page as it is, in words: the rule and the elements that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // WCAG 2.2 has added it; axe runs it on demand only.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // No frame of another origin is looked at, which saves a second page for each look.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target.join(' ')}`));
}
