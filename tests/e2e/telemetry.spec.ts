import { expect, type Page, test } from '@playwright/test';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import { healthOf } from '../harness/remote-variant.ts';
import { siteUrl } from '../harness/test.ts';

test.describe.configure({ mode: 'serial' });
let site: TestSite;
test.beforeAll(async () => {
  site = await launchSite('production', { env: { METRICS_PORT: '0', TELEMETRY_SAMPLE: '1' } });
});
test.afterAll(() => site.stop());

const metrics = async () => (await fetch(site.metrics as string)).text();
const sums = { errors: 2, longTaskMs: 120, layoutShift: 0.1, bytes: 5_000 };

function post(body: unknown, from = 'same-origin', address = site.address) {
  return fetch(`${address}/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': from },
    body: JSON.stringify(body),
  });
}

test('what a browser reports is counted under the release that it names', async () => {
  const version = (await healthOf(site)).remotes['mfe-news']?.version;
  const part = `mfe-news@${version}`;
  expect((await post({ [part]: sums, 'mfe-news@9.9.9': sums, 'mfe-evil@1': sums })).status).toBe(204);
  const text = await metrics();
  expect(text).toContain(`goldbraun_browser_errors_total{part="${part}"} 2`);
  expect(text).toContain(`goldbraun_browser_long_task_ms_total{part="${part}"} 120`);
  // Made-up parts are one, however many there are.
  expect(text).toContain('goldbraun_browser_errors_total{part="other"} 4');
  expect(text).not.toContain('evil');
});

test('what is no report, or comes from elsewhere, is refused', async () => {
  expect((await post({ 'mfe-news@1': { ...sums, errors: -1 } })).status).toBe(400);
  expect((await post({ 'mfe-news@1': { ...sums, errors: '2' } })).status).toBe(400);
  expect((await post(['x'])).status).toBe(400);
  expect(
    (await post(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`a@${at}`, sums])))).status,
  ).toBe(400);
  expect((await post({ x: 'y'.repeat(10_000) })).status).toBe(413);
  expect((await post({}, 'cross-site')).status).toBe(403);
});

test('bytes that were sent are counted under the release whose they are', async () => {
  const html = await (await fetch(site.address + paths.news)).text();
  const [, script] = /<style data-href="(\/remotes\/mfe-news\/[^"]+)"/.exec(html) ?? [];
  const bytes = (
    await (await fetch(site.address + script, { headers: { 'accept-encoding': 'identity' } })).text()
  ).length;
  const version = (await healthOf(site)).remotes['mfe-news']?.version;
  const [, counted] =
    new RegExp(`goldbraun_served_bytes_total{part="mfe-news@${version}"} (\\d+)`).exec(await metrics()) ?? [];
  expect(Number(counted)).toBeGreaterThanOrEqual(bytes);
});

test('no address and no report makes a label that is not a release of this site', async () => {
  const asked = Array.from({ length: 50 }, (_, at) => [
    `/robots.txt?/remotes/x/v${at}/`,
    `/robots.txt?/remotes/mfe-news/1.0.0-${at}0123456789/`,
    `/aktuelles?suche=/shell/v${at}/`,
    `/asset/lang.json?/remotes/mfe-news/1.${at}.0-0123456789/x`,
    `/healthz?a=http://x/remotes/mfe-content/1.0.${at}-0123456789/`,
    `/remotes/mfe-news/1.0.${at}-0123456789/remoteEntry.js`,
    `/remotes/x${at}/1.0.0-0123456789/%2e%2e/`,
    `/shell/1.0.${at}-0123456789/main.js`,
  ]).flat();
  for (const path of asked) expect((await fetch(site.address + path)).status, path).toBeLessThan(500);
  for (const part of ['constructor@1', 'mfe-news@last-good.json', 'shell@1.0.0-0123456789', '@', '']) {
    expect((await post({ [part]: sums })).status, part).toBe(204);
  }
  const { shell, remotes } = await healthOf(site);
  const releases = Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`);
  const labels = Array.from((await metrics()).matchAll(/part="([^"]*)"/g), ([, part]) => part);
  expect([...new Set(labels)].sort()).toEqual(expect.arrayContaining([...releases, 'other'].sort()));
  const known = [...releases, `shell@${shell}`, 'other'];
  expect(labels.filter((part) => !known.includes(part as string))).toEqual([]);
});

const decide = async (page: Page, choice: 'Akzeptieren' | 'Ablehnen') => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privatsphäre Einstellungen' }).click();
  const panel = page.getByRole('dialog', { name: 'Privatsphäre Einstellungen' });
  await panel.getByRole('button', { name: choice }).click();
  await expect(panel.getByText(/^Sie haben am /)).toBeVisible();
  await page.keyboard.press('Escape');
};

/** How many reports have come, and how many errors of the live mfe-news they told of. */
async function reported(): Promise<{ reports: number; errors: number }> {
  const text = await metrics();
  const version = (await healthOf(site)).remotes['mfe-news']?.version;
  const sampleOf = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  return {
    reports: sampleOf('goldbraun_browser_reports_total'),
    errors: sampleOf(`goldbraun_browser_errors_total{part="mfe-news@${version}"}`),
  };
}

/** A visitor opens the news, decides or not, meets an error in the code of mfe-news, and leaves. */
async function visit(page: Page, choice?: 'Akzeptieren' | 'Ablehnen'): Promise<void> {
  const following = page.waitForResponse((response) => response.url().endsWith('/own-consent.js'));
  await page.goto(site.address + paths.news, { waitUntil: 'networkidle' });
  await following;
  if (choice) await decide(page, choice);
  // As a listener in that script would throw it: the stack names the file.
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    const script = links.find(({ href }) => href.includes('/remotes/mfe-news/'))?.href;
    const error = Object.assign(new Error('x'), { stack: `Error: x\n    at f (${script}:1:1)` });
    dispatchEvent(new ErrorEvent('error', { error }));
  });
  await page.goto(`${site.address}/robots.txt`);
}

test('a browser reports what went wrong under the release in whose code it did, once its visitor has agreed', async ({
  browser,
}) => {
  const before = await reported();
  const undecided = await browser.newPage();
  await visit(undecided);
  const refusing = await browser.newPage();
  await visit(refusing, 'Ablehnen');
  await refusing.goto(site.address);
  const stored = await refusing.evaluate(() =>
    [...Object.keys(localStorage), document.cookie].filter(Boolean),
  );
  expect(stored).toEqual(['goldbraun-einwilligung']);
  // Whatever the two had sent would have come before this.
  const agreeing = await browser.newPage();
  await visit(agreeing, 'Akzeptieren');
  await expect.poll(reported).toEqual({ reports: before.reports + 1, errors: before.errors + 1 });
  for (const page of [undecided, refusing, agreeing]) await page.close();
});

test('visitors reach neither the metrics nor, where it is not switched on, the telemetry', async () => {
  expect((await fetch(`${site.address}/metrics`, { redirect: 'manual' })).status).toBe(302);
  expect((await post({}, 'same-origin', siteUrl())).status).toBe(405);
});
