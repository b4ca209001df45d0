import { challengePath, offerPath } from '../../mfe-acquisition/offer/offer.ts';
import { pdfOf } from '../../mfe-acquisition/service/testing/offer-form.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { expectFailedRequests, openOfferForm } from '../harness/offer-page.ts';
import { newCompany, offersOf, sha256, storedFile } from '../harness/offer-records.ts';
import { expect, siteData, test } from '../harness/test.ts';

const megabyte = 1024 * 1024;
const planOf = (size: number) => {
  const buffer = Buffer.from(pdfOf(size));
  return { name: 'Lageplan.pdf', mimeType: 'application/pdf', buffer };
};
const unreachable = /Wir konnten unseren Server nicht erreichen\. Prüfen Sie bitte Ihre Internetverbindung/;
const unavailable = /Unser Server kann Ihre Nachricht gerade nicht annehmen/;

test('a visitor without a connection reads it in German, keeps every field and sends again later', async ({
  page,
  context,
  troubles,
}) => {
  const company = newCompany();
  const offer = await openOfferForm(page);
  await offer.fillIn(company);
  const plan = planOf(1000);
  await offer.file.setInputFiles(plan);

  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await offer.send.click();
  await offer.expectFailure(unreachable);
  await offer.expectFilledIn(company, plan.name);
  await expectFailedRequests(troubles, /ERR_INTERNET_DISCONNECTED/, () => failed.length);
  // The browser also goes on asking for the pictures that come into view.
  expect(failed.filter((path) => !path.startsWith('/asset/images/'))).toEqual([offerPath]);
  expect(offersOf(siteData(), company)).toEqual([]);

  await context.setOffline(false);
  await offer.send.click();
  const reference = await offer.expectSent();
  expect(offersOf(siteData(), company)).toMatchObject([{ reference, sha256: sha256(plan.buffer) }]);
});

test.describe('while the intake is down', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await launchSite('production', { restart: true });
  });
  test.afterAll(() => site.stop());

  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  /** Ends the intake as a crash would. The group of the site starts it again on the same port. */
  async function killIntake() {
    const pid = site.group.pid('intake') as number;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid), { intervals: [10] }).toBe(false);
  }

  const expectIntakeUp = () =>
    expect
      .poll(async () => (await fetch(site.address + challengePath)).status, { timeout: 30_000 })
      .toBe(200);

  test('the visitor reads it in German, keeps every field and the file, sees phone and e-mail, and sends again', async ({
    page,
    troubles,
  }) => {
    const company = newCompany();
    const offer = await openOfferForm(page, `${site.address}/akquise`);
    await offer.fillIn(company);
    const plan = planOf(14 * megabyte);
    await offer.file.setInputFiles(plan);

    // In the moment in which the offer leaves: later it might be up again.
    await page.route(
      `**${offerPath}`,
      async (route) => {
        await killIntake();
        await route.continue();
      },
      { times: 1 },
    );
    await offer.send.click();
    await offer.expectFailure(unavailable);
    await offer.expectFilledIn(company, plan.name);
    await expectFailedRequests(troubles, /status of 503/);

    await expectIntakeUp();
    expect(offersOf(site.data, company)).toEqual([]);
    await offer.send.click();
    const reference = await offer.expectSent();
    const [stored, ...others] = offersOf(site.data, company);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ reference, sha256: sha256(plan.buffer) });
    expect(sha256(storedFile(site.data, stored?.id ?? ''))).toBe(sha256(plan.buffer));
  });

  test('a visitor whose upload breaks off in the middle keeps everything, and sends one offer in the end', {
    tag: '@long',
  }, async ({ page, troubles }) => {
    const company = newCompany();
    const offer = await openOfferForm(page, `${site.address}/akquise`);
    await offer.fillIn(company);
    const plan = planOf(14 * megabyte);
    await offer.file.setInputFiles(plan);

    const browser = await page.context().newCDPSession(page);
    const uploadAt = (uploadThroughput: number) =>
      browser.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await uploadAt(2 * megabyte);
    await offer.send.click();
    await expect(offer.form.getByText(/^[1-9]\d?\s% übertragen$/).first()).toBeVisible();
    await killIntake();
    await offer.expectFailure(new RegExp(`${unavailable.source}|${unreachable.source}`));
    await offer.expectFilledIn(company, plan.name);
    await expectFailedRequests(troubles, /status of 503|ERR_CONNECTION/);

    await uploadAt(-1);
    await expectIntakeUp();
    await offer.send.click();
    const reference = await offer.expectSent();
    const [stored, ...others] = offersOf(site.data, company);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ reference, bytes: plan.buffer.length, sha256: sha256(plan.buffer) });
  });

  test('a visitor who opens the page reads that the equation can not be had, and loads it when the intake is back', async ({
    page,
    troubles,
  }) => {
    await page.route(
      `**${challengePath}`,
      async (route) => {
        await killIntake();
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(`${site.address}/akquise`);
    const form = page.getByRole('form', { name: 'Kontaktformular' });
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByText('Die Gleichung konnte nicht geladen werden.')).toBeVisible();
    await expect(form.getByRole('link', { name: '089 1234567-18' })).toBeVisible();
    await expect(form.getByRole('link', { name: 'immobilien@goldbraun.example' })).toBeVisible();
    await expectFailedRequests(troubles, /status of 503/);

    await expectIntakeUp();
    await form.getByRole('button', { name: 'Gleichung neu laden' }).click();
    await expect(form.getByText(/^\d+ \+ \d+ =$/)).toBeVisible();
  });
});
