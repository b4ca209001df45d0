import { expect, hydrated, test } from '@goldbraun/toolchain/testing/playwright';
import { start } from '../text/de/start.ts';

test('stands whole in the site, without JavaScript as well', async ({ request }) => {
  const html = await (await request.get('/vorlage')).text();
  expect(html).toContain(`<title>${start.metaTitle}</title>`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${start.title}</h1>`));
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/vorlage</loc>');
});

test('comes to life in the browser, and stands in the menu', async ({ page }) => {
  await page.goto('/vorlage');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link', { name: 'Vorlage' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title);
});
