/** What else stands in an address: campaigns, and what a form sends before its script has come. */
import { paths } from '../harness/pages.ts';
import { developmentSiteUrl, expect, siteUrl, test } from '../harness/test.ts';
import { settled } from './settled.ts';

for (const path of Object.values(paths)) {
  test(`${path} with the mark of a campaign and empty answers comes to life as the server made it`, async ({
    page,
  }) => {
    // React's development build says of every attribute what is different.
    await page.goto(`${developmentSiteUrl() + path}?utm_source=brief&suche=&q=&front=&ort=&breite=`);
    await settled(page);
  });
}

test('a form that is sent before its script leads on, and what is typed then is kept', async ({ page }) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/shell\/.*\/main\.[^/]*\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(`${siteUrl()}${paths.acquisition}?art=grundstueck#passt`);
  const check = page.locator('#passt');
  await check.getByLabel('Fläche in m²').fill('zweitausend');
  await check.getByRole('button', { name: 'Weiter' }).click();
  await expect(check.getByText('Bitte geben Sie eine Zahl ein')).toBeVisible();
  expect(page.url()).toContain('front=&');
  await check.getByLabel('Fläche in m²').fill('2.600 m²');
  send();
  await settled(page);
  await expect(check.getByLabel('Fläche in m²')).toHaveValue('2.600 m²');
  await check.getByRole('button', { name: 'Weiter' }).click();
  await expect(check.getByText('Frage 3 von 6')).toBeVisible();
});
