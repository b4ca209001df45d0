import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page as it is, in words: the rule and the elements that break it.
 * @param within looks only at what this selector finds
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // WCAG 2.2 has added it; axe runs it on demand only.
    .options({ rules: { 'target-size': { enabled: true } } })
    // No frame of another origin is looked at, which saves a second page for each look.
    .setLegacyMode();
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
