import { breakOffDownloads } from '../harness/broken-downloads.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { openForGood, tellsOpenFiles } from '../harness/open-files.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { expect, siteUrl, test } from '../harness/test.ts';

/** What runs wherever it may: it leaves a mark in its document. */
const mark = "document.documentElement.setAttribute('data-ran', '')";
const active = {
  'active.html': `<!doctype html><script>${mark}</script>`,
  'asset/images/news/active.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}"><script>${mark}</script><rect width="9" height="9"/></svg>`,
  'asset/images/news/big.jpg': Buffer.alloc(16_000_000),
};
const unchanged = (_file: string, content: string) => content;

test.describe.configure({ mode: 'serial' });
let site: TestSite;
let version: string;
test.beforeAll(async () => {
  site = await launchSite('production');
  version = await releaseVariant(site, 'mfe-news', unchanged, { files: active });
  await expect.poll(async () => (await healthOf(site)).remotes['mfe-news']?.version).toBe(version);
});
test.afterAll(() => site.stop());

test('50 downloads that are broken off leave no file open in the shell', async () => {
  test.skip(!tellsOpenFiles, 'only Linux tells which files a process has open');
  const shell = site.group.pid('shell') as number;
  for (const path of [
    '/asset/images/news/big.jpg',
    `/remotes/mfe-news/${version}/asset/images/news/big.jpg`,
  ]) {
    await breakOffDownloads(Number(new URL(site.address).port), path, { count: 50 });
    expect(await openForGood(shell, site.data)).toEqual([]);
  }
});

test('a picture with a script in it runs none, opened by itself', async ({ page, troubles }) => {
  await page.goto(`${site.address}/asset/images/news/active.svg`);
  await expect(page.locator('rect')).toBeVisible();
  await expect(page.locator('svg')).not.toHaveAttribute('data-ran');
  expect(troubles.splice(0).join('\n')).toContain('Content Security Policy');
});

test('HTML of a release can not be had below its version, of a refused one as little', async () => {
  const broken = (file: string, content: string) => (file === 'server.cjs' ? 'throw new Error();' : content);
  const refused = await releaseVariant(site, 'mfe-news', broken, { files: active });
  await expect.poll(async () => (await healthOf(site)).remotes['mfe-news']?.refused?.version).toBe(refused);
  for (const one of [version, refused]) {
    const { status, headers } = await fetch(`${site.address}/remotes/mfe-news/${one}/active.html`);
    expect(status).toBe(404);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

for (const path of [
  'kontakt/lindner.svg',
  'standorte/deutschland.svg',
  'plans/golddrive.svg',
  'home/collage.jpg',
]) {
  test(`${path} can be looked at by itself`, async ({ page }) => {
    const answer = await page.goto(`${siteUrl()}/asset/images/${path}`);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    await expect(page.locator('svg, img').first()).toBeVisible();
  });
}
