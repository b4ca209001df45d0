import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Element } from '@siteimprove/alfa-dom';
import { Playwright } from '@siteimprove/alfa-playwright';
import allRules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';

const versions = ['2.0', '2.1', '2.2'] as const;

/**
 * A link to the content, first thing in every document, even where nothing stands before the content as in the panorama tour.
 * It is a best practice; that the site's pages have theirs is tested with the navigation.
 */
const SKIP_LINK = 'sia-r87';

const nameOf = ({ uri }: { uri: string }): string => uri.split('/').at(-1) ?? uri;

/** The rules of WCAG 2.0 to 2.2 at the levels A and AA, and Alfa's best practices, which belong to no criterion. */
const rules = [...allRules].filter((rule) => {
  if (nameOf(rule) === SKIP_LINK) return false;
  const criteria = rule.requirements.filter(Criterion.isCriterion);
  return (
    criteria.length === 0 ||
    criteria.some((criterion) => versions.some((version) => Conformance.isAA(version)(criterion)))
  );
});

const TARGET_SIZE = 'sia-r113';

/**
 * Whether a finding is that of a press target behind an open modal dialog. Alfa does not know that nothing behind it can be
 * pressed, and holds such a target to be too close to those of the dialog. Without the dialog, it is measured as well.
 */
const isBehindDialog = (rule: { uri: string }, target: unknown, hasModal: boolean): boolean =>
  hasModal &&
  nameOf(rule) === TARGET_SIZE &&
  Element.isElement(target) &&
  !target
    .ancestors()
    .filter(Element.isElement)
    .some(({ name }) => name === 'dialog');

/** The beginning of what Alfa prints of an element, on one line. */
const inShort = (target: unknown): string => String(target).replace(/\s+/g, ' ').slice(0, 160);

/**
 * What Siteimprove Alfa finds on a page as it is, in words: the rule, and the beginning of the element that breaks it. Alfa reads
 * the page's elements and styles and judges them outside of the browser. What it can't tell is no finding.
 */
export async function alfaFindings(page: Page): Promise<string[]> {
  const hasModal = (await page.locator('dialog:modal').count()) > 0;
  const document = await page.evaluateHandle(() => window.document);
  const outcomes = await Audit.of(await Playwright.toPage(document), rules).evaluate();
  return [...outcomes]
    .filter(Outcome.isFailed)
    .filter(({ rule, target }) => !isBehindDialog(rule, target, hasModal))
    .map(({ rule, target }) => `Alfa ${nameOf(rule)}: ${inShort(target)}`);
}
