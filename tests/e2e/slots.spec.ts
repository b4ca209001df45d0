import { paths } from '@goldbraun/shared/contract/paths';
import { SLOT_ATTRIBUTE } from '@goldbraun/shared/contract/slot';
import type { Page } from '@playwright/test';
import { comeNear, isAwake } from '../harness/awake.ts';
import { holdScripts } from '../harness/held-scripts.ts';
import { OfferPage } from '../harness/offer-page.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const formScript = /\/slot-OfferForm\.[0-9a-f]+\.js(\?\d+)?$/;

/** The form's scripts that were asked for. */
function formScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (formScript.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Refuses a file until it may come: what is waited for is asked for at once then, as when the train leaves the tunnel. */
async function refuse(page: Page, file: string | RegExp) {
  let refusals = 0;
  let online: Promise<void> | undefined;
  await page.route(file, async (route) => {
    if (!online) {
      await route.fulfill({ status: 503 });
      refusals++;
      return;
    }
    // A try by its own clock may fall into the moment without a line. It waits for the line: the console would tell of a network that failed.
    await online;
    await route.continue();
  });
  return {
    refusals: () => refusals,
    async mayCome() {
      const { promise, resolve } = Promise.withResolvers<void>();
      online = promise;
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      resolve();
    },
  };
}

test('the form on /akquise can be read at once; its script comes with the visitor', async ({ page }) => {
  const asked = formScripts(page);
  await page.goto(paths.acquisition, { waitUntil: 'networkidle' });
  await hydrated(page);
  const offer = new OfferPage(page);
  await expect(offer.field('firstName')).toBeVisible();
  expect(asked).toEqual([]);
  await offer.solution();
  expect(asked).toHaveLength(1);
});

test('who waits for a slot with nothing but links waits for its script as well', async ({ page }) => {
  const home = { selector: `[${SLOT_ATTRIBUTE}="mfe-acquisition/FitStart"]`, index: 0 };
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/slot-FitStart\.[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.home);
  await hydrated(page);
  const asked = page.waitForRequest(/\/slot-FitStart\./);
  await page.evaluate(comeNear, home);
  await asked;
  expect(await page.evaluate(isAwake, home)).toBe(false);
  release();
  await page.waitForFunction(isAwake, home);
});

test('what was typed before the script came is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(formScript, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.contact);
  await hydrated(page);
  const offer = new OfferPage(page);
  await offer.field('firstName').fill('Änne');
  await offer.subject.selectOption('Allgemeine Anfrage');
  release();
  await offer.solution();
  await expect(offer.field('firstName')).toHaveValue('Änne');
  await expect(offer.subject).toHaveValue('Allgemeine Anfrage');
});

for (const [what, file, tag] of [
  ['remote', '**/remotes/mfe-acquisition/*/remoteEntry.js*', undefined],
  ['script', formScript, '@long'],
] as const) {
  test(`a form whose ${what} does not come stays as the server made it, and goes on when it comes`, {
    tag,
  }, async ({ page, troubles }) => {
    const refused = await refuse(page, file);
    await page.goto(paths.contact);
    await hydrated(page);
    const offer = new OfferPage(page);
    await offer.field('firstName').fill('Änne');
    await expect.poll(refused.refusals).toBeGreaterThan(1);
    await offer.send.click();
    await expect(offer.form.getByText('Das Formular lädt noch')).toBeVisible();
    await refused.mayCome();
    await expect(offer.summary).toContainText('Betreff');
    await expect(offer.field('firstName')).toHaveValue('Änne');
    expect(troubles.splice(0).filter((trouble) => !/503|not what was released/.test(trouble))).toEqual([]);
  });

  test(`where the ${what} of a form does not come after a navigation, its fallback stands until it does`, {
    tag,
  }, async ({ page, troubles }) => {
    await page.goto(paths.news);
    await hydrated(page);
    const refused = await refuse(page, file);
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
    await page.waitForURL(`**${paths.contact}`);
    await expect(page.getByText('Das Formular ist gerade nicht erreichbar')).toBeVisible();
    await refused.mayCome();
    await new OfferPage(page).solution();
    await expect(page.getByText('Das Formular ist gerade nicht erreichbar')).toBeHidden();
    expect(troubles.splice(0).filter((trouble) => !/503|not what was released/.test(trouble))).toEqual([]);
  });
}

test('the form comes also where something has changed the page before its scripts ran', async ({
  page,
  troubles,
}) => {
  await page.route(`**${paths.contact}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<h1', '<b>translated</b><h1') });
  });
  await page.goto(paths.contact);
  // React says that it renders the page anew; the form of before is gone then.
  await expect.poll(() => troubles.splice(0).join()).toContain('#418');
  await new OfferPage(page).solution();
});

test('a visitor who leaves before having come to the form finds it on the other page', async ({ page }) => {
  const asked = formScripts(page);
  await page.goto(paths.contact);
  await hydrated(page);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Aktuelles' }).first().click();
  await page.waitForURL(`**${paths.news}`);
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
  await page.waitForURL(`**${paths.contact}`);
  await new OfferPage(page).solution();
});

test('on the way to another page nothing comes for the slots of the one that is left, and nothing waits for it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.home);
  await hydrated(page);
  const release = await holdScripts(page, 'route');
  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles' }).first().click();
  // The bar that shows that the page is on its way.
  await expect(page.locator('a[href="#inhalt"] + [aria-hidden="true"]')).toBeAttached();
  release();
  await page.waitForURL(`**${paths.news}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /^\/remotes\/mfe-acquisition\/.*\.js$/.test(path))).toEqual([]);
});
