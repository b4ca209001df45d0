import type { Page } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { resize } from '../harness/resize.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { middleOf } from './middle-of.ts';

const section = (page: Page) => page.locator('#lageplan');
const width = (page: Page) => section(page).getByRole('textbox', { name: /^Breite an der Straße/ });
const depth = (page: Page) => section(page).getByRole('textbox', { name: /^Tiefe/ });
const outcome = (page: Page) => section(page).getByRole('status');
const drawing = (page: Page) => section(page).getByRole('img', { name: /^Lageplan/ });
const handle = (page: Page, name: 'Breite' | 'Tiefe') =>
  section(page).getByRole('slider', { name: `${name} des Grundstücks` });
const print = (page: Page) => section(page).getByRole('button', { name: 'Plan drucken' });

/** Opens a page and waits until the plan's own script is there, which comes with the visitor. */
async function open(page: Page, address: string = paths.acquisition): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // To where it begins, as its link leads: without its styles, its middle is below what it is with them.
  await section(page).evaluate((element) => element.scrollIntoView());
  await expect(print(page)).toBeVisible();
}

test('an owner types, and the plan, the table and the address follow; a link shows the same to others', async ({
  page,
}) => {
  await open(page);
  await expect(outcome(page)).toHaveText(/^Ein Beispiel, noch nicht Ihr Grundstück/);
  await expect(drawing(page)).toHaveAccessibleName(/60\s×\s50\sm/);
  await test.step('it fits', async () => {
    await width(page).fill('55');
    await depth(page).fill('55');
    await expect(outcome(page)).toHaveText(/^Das passt.*Auf 55\s×\s55\sm.*24\sStellplätze/s);
    await expect(section(page).getByRole('row', { name: /Stellplätze 24, davon 1/ })).toBeVisible();
    await expect(page).toHaveURL(`${paths.acquisition}?breite=55&tiefe=55&seite=sued`);
  });
  await test.step('the street in the west, and a second one', async () => {
    await section(page).getByText('Westen', { exact: true }).click();
    await section(page)
      .getByRole('checkbox', { name: /^Eckgrundstück/ })
      .check();
    await expect(drawing(page)).toHaveAccessibleDescription(/im Westen.*zweite Straße.*im Süden/);
    await expect(page).toHaveURL(/seite=west&ecke=ja$/);
  });
  await test.step('the offer, with the plan still there', async () => {
    await outcome(page).getByRole('link', { name: 'Dieses Grundstück anbieten' }).click();
    await expect(page).toHaveURL(/\?breite=55&tiefe=55&seite=west&ecke=ja#openForm$/);
    await expect(page.locator('#openForm')).toBeInViewport();
    await expect(width(page)).toHaveValue('55');
  });
  await test.step('it does not fit, and says by how many metres', async () => {
    await width(page).fill('47,4');
    await depth(page).fill('50');
    await expect(outcome(page)).toHaveText(/^So wird es zu eng.*In der Breite fehlen 2,6\sm/s);
    await expect(section(page).getByRole('table', { name: /Was auf/ })).toHaveCount(0);
  });
  await test.step('what is no length is said at its field, and the last plan stays', async () => {
    await width(page).fill('viel');
    await expect(outcome(page)).toContainText('Bitte geben Sie die Breite als Zahl an');
    await expect(width(page)).toHaveAccessibleDescription(/als Zahl an/);
    await expect(width(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(drawing(page)).toHaveAccessibleName(/47,4\s×\s50\sm/);
  });
  await test.step('the link', async () => {
    await width(page).fill('60,5');
    await expect(page).toHaveURL(/breite=60%2C5/);
    await section(page).getByRole('link', { name: 'Link zu diesem Plan' }).click();
    await expect(page).toHaveURL(/breite=60%2C5&tiefe=50&seite=west&ecke=ja#lageplan$/);
    await expect(width(page)).toHaveValue('60,5');
    await expect(section(page)).toBeInViewport();
    await expect(section(page).getByRole('radio', { name: 'Westen' })).toBeChecked();
  });
});

test('the edges can be moved by keyboard, by mouse and, turned with the street, the other way round', async ({
  page,
}) => {
  await open(page);
  await test.step('keyboard', async () => {
    await handle(page, 'Breite').focus();
    await page.keyboard.press('ArrowRight');
    await expect(width(page)).toHaveValue('61');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowLeft');
    await expect(handle(page, 'Breite')).toHaveAttribute('aria-valuenow', '60');
    await expect(handle(page, 'Breite')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(handle(page, 'Tiefe')).toBeFocused();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(depth(page)).toHaveValue('60');
    await expect(outcome(page)).toHaveText(/^Das passt.*Auf 60\s×\s60\sm/s);
  });
  await test.step('mouse', async () => {
    const { x, y } = await middleOf(handle(page, 'Breite'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 4 });
    await expect(width(page)).not.toHaveValue('60');
    const moved = await middleOf(handle(page, 'Breite'));
    expect(Math.abs(moved.x - (x - 60)), 'the edge is under the pointer').toBeLessThan(8);
    await expect(outcome(page), 'nothing is said before it is let go').toContainText(/Auf 60\s×\s60\sm/);
    await page.mouse.up();
    expect(Number(await width(page).inputValue())).toBeLessThan(56);
    await expect(depth(page)).toHaveValue('60');
    await expect(outcome(page)).not.toContainText(/Auf 60\s×\s60\sm/);
  });
  await test.step('with the street in the north, the far edge is below', async () => {
    await section(page).getByText('Norden', { exact: true }).click();
    const { x, y } = await middleOf(handle(page, 'Tiefe'));
    const before = Number(await depth(page).inputValue());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 20, { steps: 2 });
    await page.mouse.up();
    expect(Number(await depth(page).inputValue())).toBeGreaterThan(before);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the corner can be dragged by touch, labels keep their size and nothing is cut off', async ({
    page,
  }) => {
    await open(page, `${paths.acquisition}?breite=60&tiefe=50`);
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
    const { x, y } = await middleOf(handle(page, 'Tiefe'));
    await touch('touchStart', { x, y });
    // As slowly as somebody who looks at the plan meanwhile: the page stays where it is, and nothing is said yet.
    const said = await outcome(page).textContent();
    for (const by of [10, 20, 30]) {
      const before = await depth(page).inputValue();
      await touch('touchMove', { x, y: y + by });
      await expect(depth(page)).not.toHaveValue(before);
    }
    const box = await handle(page, 'Tiefe').boundingBox();
    const moved = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(moved - (y + 30)), 'the edge is under the finger').toBeLessThan(8);
    expect(await outcome(page).textContent()).toBe(said);
    await touch('touchEnd');
    expect(Number(await depth(page).inputValue())).toBeLessThan(46);
    await expect(outcome(page)).toHaveText(/^So wird es zu eng/);
    const size = await handle(page, 'Tiefe').boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
    for (const pixels of [360, 320]) {
      await resize(page, pixels, 740);
      expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(pixels);
      const letters = await section(page)
        .locator('svg text')
        .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
      expect(letters.length).toBeGreaterThan(3);
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(11);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form draws the plan by its button, also from the page of the concept', async ({ page }) => {
    await page.goto(paths.driveThrough);
    await expect(outcome(page)).toHaveText(/^Ein Beispiel/);
    await expect(section(page).getByRole('slider')).toHaveCount(0);
    await expect(print(page)).toHaveCount(0);
    await width(page).fill('52,5');
    await depth(page).fill('60');
    await section(page).getByRole('radio', { name: 'Osten' }).check({ force: true });
    await section(page).getByRole('button', { name: 'Plan zeichnen' }).click();
    await expect(page).toHaveURL(`${paths.acquisition}?breite=52%2C5&tiefe=60&seite=ost#lageplan`);
    await expect(outcome(page)).toHaveText(/^Das passt.*Auf 52,5\s×\s60\sm/s);
    await expect(drawing(page)).toHaveAccessibleDescription(/^Die Straße liegt im Osten/);
    await expect(width(page)).toHaveValue('52,5');
    await width(page).fill('9');
    await depth(page).fill('');
    await section(page).getByRole('button', { name: 'Plan zeichnen' }).click();
    await expect(outcome(page)).toHaveText(/mindestens 10\sm sein. Bitte geben Sie die Tiefe/);
    await expect(depth(page)).toHaveAccessibleDescription(/Tiefe in Metern an/);
  });
});

test('what is typed before the script comes counts, and the plan is printed with its table and nothing else', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/slot-SitePlan\.[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.driveThrough);
  await hydrated(page);
  await width(page).fill('70');
  await depth(page).fill('60');
  release();
  await expect(outcome(page)).toHaveText(/^Das passt.*Auf 70\s×\s60\sm/s);
  await expect(page).toHaveURL(paths.driveThrough);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await print(page).click();
  await page.emulateMedia({ media: 'print' });
  await expect(drawing(page)).toBeVisible();
  await expect(section(page).getByRole('table', { name: /Was auf/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(section(page).getByRole('slider')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
