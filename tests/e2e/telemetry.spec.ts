import { expect, test } from '@playwright/test';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import { healthOf } from '../harness/remote-variant.ts';
import { siteUrl } from '../harness/test.ts';

test.describe.configure({ mode: 'serial' });
let site: TestSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
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
  const [, script] = /<link rel="modulepreload" href="(\/remotes\/mfe-news\/[^"]+)"/.exec(html) ?? [];
  const bytes = (
    await (await fetch(site.address + script, { headers: { 'accept-encoding': 'identity' } })).text()
  ).length;
  const version = (await healthOf(site)).remotes['mfe-news']?.version;
  const [, counted] =
    new RegExp(`goldbraun_served_bytes_total{part="mfe-news@${version}"} (\\d+)`).exec(await metrics()) ?? [];
  expect(Number(counted)).toBeGreaterThanOrEqual(bytes);
});

test('visitors reach neither the metrics nor, where it is not switched on, the telemetry', async () => {
  expect((await fetch(`${site.address}/metrics`, { redirect: 'manual' })).status).toBe(302);
  expect((await post({}, 'same-origin', siteUrl())).status).toBe(404);
});
