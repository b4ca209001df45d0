import { appendFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@goldbraun/shared/contract/paths';
import type { Page } from '@playwright/test';
import { remoteNames } from '../../shared/toolchain/parts.ts';
import { FaultyOrigin } from '../harness/faulty-origin.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { allPaths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { expect, hydrated, test } from '../harness/test.ts';

test.describe.configure({ mode: 'serial' });
let site: TestSite;
test.beforeAll(async () => {
  site = await launchSite('production');
});
test.afterAll(() => site.stop());

test('a release whose file differs from its hash never goes live, and /healthz says why', async () => {
  const state = async () => (await healthOf(site)).remotes['mfe-news'];
  const good = (await state())?.version;
  const version = await releaseVariant(
    site,
    'mfe-news',
    // A file that is as before is taken from the earlier release, whatever the origin sends.
    (file, content) => (file === 'server.cjs' ? `${content}\n// another version` : content),
    { tamper: (folder) => appendFileSync(join(folder, 'server.cjs'), '// changed after it was hashed') },
  );
  await expect.poll(async () => (await state())?.refused?.version).toBe(version);
  expect((await state())?.refused?.reason).toMatch(/server\.cjs is not what its hash says/);
  expect((await state())?.version).toBe(good);
  await site.releases('mfe-news').rollback();
  await expect.poll(async () => (await state())?.refused).toBeUndefined();
});

test('without the process of mfe-news every page stays readable and can be opened', async ({ page }) => {
  const pid = site.group.pid('mfe-news') as number;
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => (await healthOf(site)).remotes['mfe-news']?.origin).toBe('unreachable');
  for (const path of allPaths) {
    const response = await fetch(site.address + path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain('<h1');
  }
  await page.goto(`${site.address}${paths.home}`);
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aktuelles' })).toBeVisible();
});

test('a remote whose scripts do not come leaves the page as the server made it, with links that work', async ({
  page,
  troubles,
}) => {
  await page.route('**/remotes/mfe-news/**/*.js*', (route) => route.abort());
  await page.goto(`${site.address}${paths.news}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Mehr erfahren' }).first().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(page).toHaveURL(site.address + paths.contact);
  const expected = troubles.filter((trouble) => !trouble.includes('net::ERR_FAILED'));
  expect(expected).toEqual([]);
  troubles.length = 0;
});

test('a tampered script is refused by the browser and the page stays', async ({ page, troubles }) => {
  await page.route('**/remotes/mfe-content/**/remote.*.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
  });
  await page.goto(site.address + paths.home);
  // It was not only loaded ahead, but should have run, and is asked for once more.
  await expect.poll(() => troubles).toContainEqual(expect.stringContaining('.js?1'));
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('and comes to life with the true script', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await hydrated(page);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
  expect(troubles.filter((trouble) => !/integrity/i.test(trouble))).toEqual([]);
  troubles.length = 0;
});

/** What a document does not name: a script of its own remote that comes late, another remote's first, and the list of hashes. */
const lateScripts: { what: string; file: string; visit: (page: Page) => Promise<void> }[] = [
  {
    what: 'script of a slot',
    file: '**/slot-OfferForm.*.js*',
    visit: async (page) => {
      await page.goto(site.address + paths.contact);
      await page.locator('#contactForm').scrollIntoViewIfNeeded();
    },
  },
  {
    what: 'first script of another remote',
    file: '**/remotes/mfe-news/*/remoteEntry.js*',
    visit: async (page) => {
      await page.goto(site.address + paths.home);
      await hydrated(page);
      // Its own document names it, and refuses it there.
      await page.getByRole('link', { name: 'Aktuelles' }).first().hover();
    },
  },
  {
    what: 'script with which a page begins',
    file: '**/remotes/mfe-news/*/news-items.*.js*',
    visit: async (page) => {
      const lineUp = page.waitForResponse('**/line-up.json');
      await page.goto(site.address + paths.home);
      await hydrated(page);
      await (await lineUp).finished();
      await page.getByRole('link', { name: 'Aktuelles' }).first().hover();
    },
  },
  {
    what: 'list of hashes',
    file: '**/remotes/*/*/scripts.json',
    visit: async (page) => {
      await page.goto(site.address + paths.contact);
      await page.locator('#contactForm').scrollIntoViewIfNeeded();
    },
  },
];

for (const { what, file, visit } of lateScripts) {
  test(`a tampered ${what} is refused by the browser and the page stays`, async ({ page, troubles }) => {
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.startsWith('{') ? '{}' : `${body};window.tampered = true;`,
      });
    });
    await visit(page);
    await expect.poll(() => troubles.join()).toMatch(/integrity/i);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    // It is asked for once more: whatever of that is on its way arrives first, and what a page that is gone would have said comes no more.
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
    expect(troubles.filter((trouble) => !/integrity|not what was released/i.test(trouble))).toEqual([]);
    troubles.length = 0;
  });
}

test('the shell ends with everything it began when it is told to', { tag: '@long' }, async () => {
  const own = await launchSite('production');
  const pids = ['mfe-content', 'mfe-news', 'mfe-acquisition', 'intake', 'restaurant-search', 'shell'].map(
    (name) => own.group.pid(name) as number,
  );
  await own.stop();
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
});

test('a shell that starts while no remote answers shows what was live when it ended, a month ago', {
  tag: '@long',
}, async () => {
  const origins: FaultyOrigin[] = [];
  const own = await launchSite('production', {
    restart: true,
    async origins(store) {
      for (const name of remoteNames) origins.push(await FaultyOrigin.start(store, name));
      return origins.map(({ remote, url }) => `${remote}=${url}`).join(',');
    },
  });
  try {
    const { remotes } = await healthOf(own);
    for (const origin of origins) origin.fail('discovery.json', 'answers 500');
    const shell = own.group.pid('shell') as number;
    process.kill(shell, 'SIGKILL');
    const then = Date.now() / 1000 - 31 * 86_400;
    for (const [name, { version }] of Object.entries(remotes)) {
      utimesSync(join(own.data, 'edge', name, `${version}`), then, then);
    }
    await expect.poll(() => own.group.pid('shell'), { timeout: 30_000 }).not.toBe(shell);
    for (const [name, { version, origin }] of Object.entries((await healthOf(own)).remotes)) {
      expect([version, origin], name).toEqual([remotes[name]?.version, 'unreachable']);
    }
    for (const path of [paths.home, paths.news, paths.acquisition]) {
      const response = await fetch(own.address + path);
      expect(response.status, path).toBe(200);
      const scripts = [...(await response.text()).matchAll(/"(\/remotes\/[^"]+\.js)"/g)];
      expect(scripts.length, path).toBeGreaterThan(0);
      for (const [, script] of scripts) {
        expect((await fetch(own.address + script)).status, script).toBe(200);
      }
    }
  } finally {
    await own.stop();
    for (const origin of origins) await origin.stop();
  }
});

test('a site without one remote shows the fallback in its place, with header and footer', {
  tag: '@long',
}, async ({ page, troubles }) => {
  const own = await launchSite('production', { without: ['mfe-news'] });
  try {
    const response = await page.goto(`${own.address}${paths.news}`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('nicht');
    expect((await fetch(`${own.address}${paths.home}`)).status).toBe(200);
    expect((await healthOf(own)).status).toBe('incomplete');
    // Its scripts may still be on their way.
    await page.goto('about:blank');
  } finally {
    await own.stop();
  }
  // The browser reports the page's own status, and nothing else is to be reported.
  expect(troubles.filter((trouble) => !trouble.includes('status of 503'))).toEqual([]);
  troubles.length = 0;
});
