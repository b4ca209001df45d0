import { paths } from '../../harness/pages.ts';
import { expect, test } from '../test.ts';

const concepts = { css: 'header nav button', words: 'Restaurantkonzepte' };
const tiles = { css: 'header nav li li a' };
const hamburger = { css: 'button', words: 'Menü öffnen' };
const drawer = { css: 'dialog nav' };

test('the submenu opens, closes by Esc, leads on and closes when the visitor goes back', async ({
  visitor,
}) => {
  await visitor.open(paths.news);
  await visitor.asks(() => Object.assign(window, { sameDocument: true }) && null);
  await visitor.misses(tiles);
  await visitor.click(concepts);
  await visitor.reads(tiles, [/^GoldDrive/, /^Instore/, /^Individuelle Lösungen/]);
  await visitor.expects(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('header nav li li img')].filter(
        ({ naturalWidth }) => naturalWidth > 0,
      ).length,
    3,
  );
  await visitor.press('Escape');
  await visitor.misses(tiles);
  await visitor.expects(() => document.activeElement?.textContent, 'Restaurantkonzepte');
  await visitor.click(concepts);
  await visitor.click({ ...tiles, words: 'Instore' });
  await visitor.isAt(paths.inStore);
  await visitor.misses(tiles);
  await visitor.expects(() => document.activeElement?.localName, 'main');
  await visitor.click(concepts);
  await visitor.back();
  await visitor.isAt(paths.news);
  await visitor.misses(tiles);
  await visitor.reads({ css: 'h1' }, ['Aktuelles']);
  expect(await visitor.asks(() => 'sameDocument' in window)).toBe(true);
});

test('the drawer of small screens holds the focus, closes by Esc and leads on', async ({ visitor }) => {
  await visitor.resize(390, 800);
  await visitor.open(paths.home);
  await visitor.misses(drawer);
  await visitor.click(hamburger);
  await visitor.sees(drawer);
  expect(await visitor.asks(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  for (const _ of Array.from({ length: 12 })) {
    await visitor.press('Tab');
    const outside = await visitor.asks(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await visitor.press('Escape');
  await visitor.misses(drawer);
  await visitor.expects(() => document.activeElement?.getAttribute('aria-label'), 'Menü öffnen');
  await visitor.click(hamburger);
  await visitor.click({ css: 'dialog summary', words: 'Restaurantkonzepte' });
  await visitor.click({ css: 'dialog details a', words: 'Individuelle Lösungen' });
  await visitor.isAt(paths.future);
  await visitor.misses(drawer);
});
