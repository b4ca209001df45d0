import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allPaths, paths, slugs } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';
import { settled } from './settled.ts';

/** One of the 18 news items stands for all: their pages differ in words and pictures alone. */
const path = (slug: string | undefined) => `${paths.news}/${slug}`;
const others = slugs.slice(1).map(path);
const visited = allPaths.filter((each) => !others.includes(each));

/** What axe finds, in words: the rule and the elements that break it. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const address of visited) {
      test(`on ${address}`, async ({ page }) => {
        await page.goto(address);
        await settled(page);
        expect(await findings(page)).toEqual([]);
      });
    }

    test('on the results of a search, several or none', async ({ page }) => {
      for (const term of ['Berlin', 'Xylophon']) {
        await page.goto(`${paths.news}?suche=${term}`);
        await settled(page);
        expect.soft(await findings(page), term).toEqual([]);
      }
    });

    test('on the form when it says what is missing', async ({ page }) => {
      await page.goto(paths.contact);
      await settled(page);
      await page.getByRole('button', { name: 'Nachricht absenden' }).click();
      await expect(page.getByRole('alert').first()).toBeFocused();
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('axe finds nothing with the drawer open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(paths.home);
  await settled(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing with the submenu open', async ({ page }) => {
  await page.goto(paths.home);
  await settled(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Restaurantkonzepte' }).click();
  await expect(page.getByRole('link', { name: /Individuelle Lösungen/ }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
