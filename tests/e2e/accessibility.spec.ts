import type { Page } from '@playwright/test';
import { allPaths, paths, slugs } from '../harness/pages.ts';
import { resize } from '../harness/resize.ts';
import { expect, test } from '../harness/test.ts';
import { axeFindings } from './axe-findings.ts';
import { settled } from './settled.ts';

/** One of the 18 news items stands for all: their pages differ in words and pictures alone. */
const path = (slug: string | undefined) => `${paths.news}/${slug}`;
const others = slugs.slice(1).map(path);
const visited = allPaths.filter((each) => !others.includes(each));

const widths = [360, 1440];

/** Has axe look at a page as it is, at the width of a telephone and of a desktop. */
async function expectNoFindings(page: Page, what = ''): Promise<void> {
  for (const width of widths) {
    await resize(page, width, 900);
    expect.soft(await axeFindings(page), `${what} at ${width} px`).toEqual([]);
  }
}

test.describe('axe finds nothing', () => {
  for (const address of visited) {
    test(`on ${address}`, async ({ page }) => {
      await page.goto(address);
      await settled(page);
      await expectNoFindings(page);
    });
  }

  test('on the results of a search for news, several or none', async ({ page }) => {
    for (const term of ['Berlin', 'Xylophon']) {
      await page.goto(`${paths.news}?suche=${term}`);
      await settled(page);
      await expectNoFindings(page, term);
    }
  });

  test('on the results of a search for restaurants, several or none', async ({ page }) => {
    for (const term of ['Berlin', 'Xylophon']) {
      await page.goto(`${paths.locations}?q=${term}`);
      await settled(page);
      await expectNoFindings(page, term);
    }
  });

  test('on the forms when they say what is missing', async ({ page }) => {
    for (const path of [paths.contact, paths.acquisition]) {
      await page.goto(path);
      await settled(page);
      await page.getByRole('button', { name: 'Nachricht absenden' }).click();
      await expect(page.getByRole('alert').first()).toBeFocused();
      await expectNoFindings(page, path);
    }
  });
});

test('axe finds nothing with the drawer open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(paths.home);
  await settled(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing with the submenu open', async ({ page }) => {
  await page.goto(paths.home);
  await settled(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Restaurantkonzepte' }).click();
  await expect(page.getByRole('link', { name: /Individuelle Lösungen/ }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
