import type { Page } from '@playwright/test';
import { allPaths, paths } from '../harness/pages.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { html } from './request.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('the footer', () => {
  test('stands on every page with the copyright line of this year', async () => {
    const line = `© ${new Date().getFullYear()} Goldbraun Immobilien GmbH`;
    for (const path of allPaths) {
      const [foot = ''] = (await html(path)).match(/<footer\b.*<\/footer>/s) ?? [];
      expect.soft(foot.replaceAll('<!-- -->', ''), path).toContain(line);
    }
  });

  test('opens the privacy information, a PDF, in a new tab', async ({ page, request }) => {
    await open(page, paths.home);
    const link = footer(page).getByRole('link', { name: /^Datenschutzinformation/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleName(/neuem Tab/);
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/\.pdf$/);
    const pdf = await request.get(href);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('opens imprint and terms on another site in a new tab', async ({ page }) => {
    await open(page, paths.acquisition);
    const link = footer(page).getByRole('link', { name: /^Impressum und Nutzungsbedingungen/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  });

  test('leads to every page that is not a news item', async ({ page }) => {
    await open(page, paths.home);
    const links = await footer(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const path of Object.values(paths).filter((path) => path !== '/')) expect(links).toContain(path);
  });

  for (const path of [paths.home, paths.acquisition]) {
    test(`opens „Privatsphäre Einstellungen“ on ${path} and closes them again`, async ({ page }) => {
      await open(page, path);
      const button = footer(page).getByRole('button', { name: 'Privatsphäre Einstellungen' });
      const settings = page.getByRole('dialog', { name: 'Privatsphäre Einstellungen' });
      await expect(settings).toBeHidden();
      await button.click();
      await expect(settings).toBeVisible();
      await expect(settings.getByRole('heading', { name: 'Privatsphäre Einstellungen' })).toBeVisible();
      await expect(settings.getByRole('listitem')).toHaveCount(3);
      await settings.getByRole('button', { name: 'Schließen' }).click();
      await expect(settings).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(settings).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});
