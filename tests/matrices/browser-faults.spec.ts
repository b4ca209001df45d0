/** Every way in which a remote's scripts can fail to come to a browser, times every remote. */
import type { Page, Route } from '@playwright/test';
import { paths } from '../harness/pages.ts';
import { expect, hydrated } from '../harness/test.ts';
import { test } from './shared-site.ts';

interface BrowserFault {
  what: string;
  /** Which of the remote's files it strikes. */
  file: 'remoteEntry.js' | 'page';
  handle: (route: Route) => Promise<void> | void;
  /** What the browser says of it. */
  trouble: RegExp;
}

const tamper = async (route: Route) => {
  const response = await route.fetch();
  // What the visitor's own cache keeps for a year heals with the next release, whose address is another one.
  const headers = { ...response.headers(), 'cache-control': 'no-store' };
  await route.fulfill({ response, headers, body: `${await response.text()};window.tampered = true;` });
};
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'text/html', body: '<h1>Server</h1>' });

const faults: BrowserFault[] = [
  { what: 'entry answers 404', file: 'remoteEntry.js', handle: status(404), trouble: /404|remoteEntry/ },
  { what: 'entry answers 500', file: 'remoteEntry.js', handle: status(500), trouble: /500|remoteEntry/ },
  // Neither continued nor answered: the request stays open.
  { what: 'entry hangs', file: 'remoteEntry.js', handle: () => {}, trouble: /preload/ },
  {
    what: 'entry is corrupt',
    file: 'remoteEntry.js',
    handle: (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const get = (' }),
    trouble: /integrity/i,
  },
  { what: 'entry is tampered with', file: 'remoteEntry.js', handle: tamper, trouble: /integrity/i },
  { what: 'page script is missing', file: 'page', handle: status(404), trouble: /404/ },
];

const remotes = [
  {
    remote: 'mfe-content',
    path: paths.locations,
    from: paths.news,
    script: 'locations',
    heading: /Standort/,
    next: paths.company,
  },
  {
    remote: 'mfe-news',
    path: paths.news,
    from: paths.home,
    script: 'news-list',
    heading: 'Aktuelles',
    next: paths.archive,
  },
  {
    remote: 'mfe-acquisition',
    path: paths.acquisition,
    from: paths.home,
    script: 'acquisition',
    heading: /./,
    next: paths.home,
  },
] as const;

/** Makes one file of a remote fail from now on; returns how to end that. */
async function breakRemote(page: Page, remote: string, file: string, handle: BrowserFault['handle']) {
  const pattern = new RegExp(
    `/remotes/${remote}/[^/]+/${file === 'remoteEntry.js' ? 'remoteEntry' : file}\\.(\\w+\\.)?js(\\?\\d+)?$`,
  );
  await page.route(pattern, handle);
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('app')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );

/** Makes sure that the page came as a document of its own, which reads whole, with footer and consent. */
async function expectReadable(page: Page, heading: RegExp | string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Privatsphäre Einstellungen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const { remote, path, from, script, heading, next } of remotes) {
  for (const { what, file, handle, trouble } of faults) {
    test(`${remote}, whose ${what}: its page reads whole, the others work, and it heals by itself`, async ({
      page,
      site,
      troubles,
    }) => {
      const heal = await breakRemote(page, remote, file === 'page' ? script : file, handle);

      await test.step('a visit to its page shows the page as the server made it', async () => {
        await page.clock.install();
        await page.goto(path, { waitUntil: 'commit' });
        await expectReadable(page, heading);
        // Until the shell has given up: two tries of five seconds each, in the page's time, with a look at the page between.
        for (const _ of ['first try', 'second try', 'afterwards']) {
          await page.clock.runFor(6_000);
          await expectReadable(page, heading);
        }
        expect(await isHydrated(page)).toBe(false);
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      });

      await test.step('its links lead on', async () => {
        await page.locator(`a[href="${next}"]:visible`).first().click();
        await expect(page).toHaveURL(site.address + next);
        await expectReadable(page, /./);
      });

      await test.step('a link to it from another page leads to the whole document within two seconds', async () => {
        await page.goto(from);
        await hydrated(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        // The time of the page, not of the machine: it stands still but for two seconds.
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
        await page.locator(`a[href="${path}"]:visible`).first().click();
        // A page script that is missing is noticed without them. The page may be left in the middle of them.
        if (file === 'remoteEntry.js') await page.clock.runFor(2_000).catch(() => {});
        await expect(page).toHaveURL(site.address + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
        await page.clock.resume();
      });

      await test.step('it heals by itself', async () => {
        await heal();
        await page.goto(from);
        await hydrated(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.locator(`a[href="${path}"]:visible`).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });

      expect(troubles.filter((one) => !trouble.test(one))).toEqual([]);
      troubles.length = 0;
    });
  }
}
