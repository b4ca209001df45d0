import type { Page } from '@playwright/test';
import { allPaths, paths } from '../harness/pages.ts';
import { resize } from '../harness/resize.ts';
import { expect, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

/** The widths at which the layout changes, and their neighbours. */
const widths = [360, 768, 1024, 1025, 1324, 1325, 1440, 1701, 1702, 1920];
const content = Object.values(paths);
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('no page is wider than the window at any width at which the layout changes', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of content) {
    await page.goto(path);
    for (const width of widths) {
      await resize(page, width, 900);
      expect.soft(await widthOf(page), `${path} at ${width} px`).toBe(width);
    }
  }
});

test('no page is wider than the window at a zoom of 200 %', async ({ page }) => {
  // A window of 1440 px has half as many CSS pixels then.
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of content) {
    await page.goto(path);
    expect.soft(await widthOf(page), path).toBe(720);
  }
});

test('the content is at most 1168 px wide, in the middle of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of [paths.company, paths.inStore, paths.about]) {
    await page.goto(path);
    for (const title of await page.getByRole('main').locator('section > div > h2').all()) {
      const { left } = await title.evaluate((element) => element.getBoundingClientRect());
      expect.soft(Math.round(left), `${path}: ${await title.textContent()}`).toBe((1920 - 1168) / 2);
    }
  }
});

test('the header is 71 px high and stays at the top', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.company);
    await page.evaluate(() => scrollTo(0, 1000));
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 71 });
  }
});

test('the colours of the brand are those of the brand', async ({ page }) => {
  await page.goto(paths.home);
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--red', '--gold', '--lime', '--green'].map((name) => style.getPropertyValue(name).toUpperCase());
  });
  expect(colours).toEqual(['#D90007', '#FFBC0D', '#A9C141', '#1F6437']);
});

test('on paper questions are open, menus and buttons are gone, and links say where they lead', async ({
  page,
}) => {
  await page.goto(paths.acquisition);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const answers = main.getByRole('region', { name: /^Häufige Fragen/ }).locator('details p');
  await expect(answers).toHaveCount(6);
  for (const answer of await answers.all()) {
    expect(await answer.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(15);
  }
  const checklist = main.getByRole('link', { name: 'Checkliste herunterladen' });
  expect(await checklist.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    '/asset/pdf/checkliste.pdf',
  );
  await page.goto(paths.driveThrough);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText('Goldbraunallee 1');
  const pale = await page
    .getByRole('main')
    .locator('h2, p, li, a')
    .evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).color !== 'rgb(28, 26, 23)')
        .map((part) => part.textContent),
    );
  expect(pale).toEqual([]);
});

test('nothing moves for visitors who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of allPaths.slice(0, 6)) {
    await page.goto(path);
    const longest = await page.evaluate(() => {
      const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      const longestOf = (of: 'transitionDuration' | 'animationDuration') =>
        Math.max(...styles.map((style) => Number.parseFloat(style[of])));
      return { transition: longestOf('transitionDuration'), animation: longestOf('animationDuration') };
    });
    // However short it is, a transition shows a change a frame later.
    expect.soft(longest.transition, path).toBe(0);
    expect.soft(longest.animation, path).toBeLessThanOrEqual(0.001);
  }
});
