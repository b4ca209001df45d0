/** That no script is asked for before it is seen in the first visit of each page. */
import { paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';

test('whoever touches a page before its largest paint does not wait for that', async ({ page }) => {
  await page.route('**/*.avif', () => {});
  await page.goto(paths.home, { waitUntil: 'commit' });
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Restaurantkonzepte' });
  await toggle.click();
  await hydrated(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a picture that does not come holds no script up for long', async ({ page }) => {
  await page.route('**/*.avif', () => {});
  await page.goto(paths.home, { waitUntil: 'commit' });
  await hydrated(page);
});
