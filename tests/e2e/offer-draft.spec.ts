import type { Page } from '@playwright/test';
import { offerPath } from '../../mfe-acquisition/offer/offer.ts';
import { pdfOf } from '../../mfe-acquisition/service/testing/offer-form.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { expectFailedRequests, type OfferPage, openOfferForm } from '../harness/offer-page.ts';
import { newCompany, offersOf, sha256, storedFile } from '../harness/offer-records.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { expect, siteData, test } from '../harness/test.ts';

const plan = { name: 'Lageplan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(40_000)) };

/** What the form has left in the browser. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = Object.keys(localStorage);
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((done) => opening.addEventListener('success', done));
      for (const store of opening.result.objectStoreNames) {
        const all = opening.result.transaction(store).objectStore(store).getAllKeys();
        await new Promise((done) => all.addEventListener('success', done));
        found.push(...all.result.map(String));
      }
      opening.result.close();
    }
    return found.filter((name) => name.includes('offer'));
  });

/** Fills in everything, and ticks that a draft is kept. */
async function writeDraft(offer: OfferPage, company: string): Promise<void> {
  await offer.fillIn(company);
  await offer.file.setInputFiles(plan);
  await offer.draft.check();
  await expect(offer.form.getByText('Der Entwurf wird laufend gespeichert.')).toBeVisible();
  await expect.poll(() => stored(offer.page)).toHaveLength(2);
}

/** After a reload everything is there but the result of the new equation, which is entered. */
async function expectRestored(offer: OfferPage, company: string): Promise<void> {
  await expect(offer.form.getByText('Ihr Entwurf ist wieder da.')).toBeVisible();
  await offer.field('answer').fill(await offer.solution());
  await offer.expectFilledIn(company, plan.name);
}

test('nothing is stored without the visitor’s consent, and before a reload the browser asks', async ({
  page,
}) => {
  const offer = await openOfferForm(page);
  await offer.fillIn(newCompany());
  await offer.file.setInputFiles(plan);
  expect(await stored(page)).toEqual([]);
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await offer.solution();
  expect(await stored(page)).toEqual([]);
});

test('a draft is removed as soon as the tick is', async ({ page }) => {
  const offer = await openOfferForm(page);
  await writeDraft(offer, newCompany());
  await offer.draft.uncheck();
  await expect.poll(() => stored(page)).toEqual([]);
});

test('a message that arrived, although its answer got lost, arrives once, even after a reload', async ({
  page,
  troubles,
}) => {
  const company = newCompany();
  const offer = await openOfferForm(page);
  await writeDraft(offer, company);
  await page.route(
    `**${offerPath}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await offer.send.click();
  await offer.expectFailure(/Wir konnten unseren Server nicht erreichen/);
  await expectFailedRequests(troubles, /ERR_CONNECTION_RESET/);
  expect(await page.title()).toMatch(/^Fehler: /);
  const [first] = offersOf(siteData(), company);

  await page.reload();
  await expectRestored(offer, company);
  await offer.send.click();
  const reference = await offer.expectSent();
  expect(reference).toBe(first?.reference);
  expect(offersOf(siteData(), company)).toHaveLength(1);
  await expect.poll(() => stored(page)).toEqual([]);
});

test.describe('when a new release of the form goes live', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await launchSite('production');
  });
  test.afterAll(() => site.stop());

  test('the draft of the release before is there after a reload, with its file, and is sent', {
    tag: '@long',
  }, async ({ page }) => {
    const company = newCompany();
    const offer = await openOfferForm(page, `${site.address}/akquise`);
    await writeDraft(offer, company);

    const version = await releaseVariant(site, 'mfe-acquisition', (_file, content) =>
      content.replaceAll('Nachricht absenden', 'Anfrage absenden'),
    );
    await expect
      .poll(async () => (await healthOf(site)).remotes['mfe-acquisition']?.version, { timeout: 30_000 })
      .toBe(version);
    await page.reload();
    await expectRestored(offer, company);
    await offer.form.getByRole('button', { name: 'Anfrage absenden' }).click();
    const reference = await offer.expectSent();
    const [row] = offersOf(site.data, company);
    expect(row).toMatchObject({ reference, sha256: sha256(plan.buffer) });
    expect(sha256(storedFile(site.data, row?.id ?? ''))).toBe(sha256(plan.buffer));
  });
});
