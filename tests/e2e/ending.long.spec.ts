import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { beginUpload } from '../../mfe-acquisition/service/testing/offer-form.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';

const parts = ['shell', 'intake', 'restaurant-search', 'mfe-content', 'mfe-news', 'mfe-acquisition'];
const DRAIN_MS = 500;
const END_MS = 2_500;

let site: TestSite;
test.beforeAll(async () => {
  site = await launchSite('production', {
    env: { DRAIN_SECONDS: String(DRAIN_MS / 1000), END_SECONDS: String(END_MS / 1000) },
  });
});
test.afterAll(() => site.stop());

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Asks for more than the system keeps of answers that nobody reads, and reads nothing. */
async function holdDownload(): Promise<Socket> {
  const { hostname, port } = new URL(site.address);
  const visitor = connect(Number(port), hostname);
  visitor.on('error', () => {});
  visitor.write('GET /asset/pdf/broschuere.pdf HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(50));
  await once(visitor, 'readable');
  return visitor;
}

const readiness = async () =>
  fetch(`${site.address}/readyz`).then(
    ({ status }) => status,
    () => 'gone',
  );

test('the whole site ends although visitors hold a download and an upload open, and is not ready first', async () => {
  expect(await readiness()).toBe(200);
  const download = await holdDownload();
  const upload = beginUpload(site.address, 'content-length: 9000000');
  const incoming = () => readdirSync(join(site.data, 'incoming'));
  await expect.poll(incoming).toHaveLength(1);
  const pids = parts.map((part) => site.group.pid(part) as number);

  const asked = performance.now();
  const ending = site.group.end();
  await expect.poll(readiness, { intervals: [20] }).toBe(503);
  // For the moment in which a balancer may not have noticed yet, visitors are still served.
  const page = await fetch(site.address);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await expect.poll(readiness, { intervals: [20] }).toBe('gone');
  await ending;
  const ms = performance.now() - asked;
  expect(ms).toBeGreaterThan(END_MS - 100);
  expect(ms).toBeLessThan(END_MS + 4_000);
  expect(pids.filter(isRunning)).toEqual([]);
  expect(incoming()).toEqual([]);
  download.destroy();
  upload.destroy();
});
