import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@goldbraun/shared/contract/paths';
import { namedSite, ownerOf } from '@goldbraun/shell/site';
import { LINE_UP } from '../../shell/src/boot.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { allPaths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const OLD_TITLE = 'Aktuelles';
const NEW_TITLE = 'Frisch gemeldet';

let site: TestSite;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await launchSite('production');
});
test.afterAll(() => site.stop());

const text = async (path: string) => (await fetch(site.address + path)).text();
const titleOnPage = async () => /<h1[^>]*>([^<]*)</.exec(await text(paths.news))?.[1];
const liveVersion = async () => (await healthOf(site)).remotes['mfe-news']?.version;

/** A team's change of one text, in the browser's files and in the server's. */
const changedTitle = (_file: string, content: string) =>
  content.replaceAll(/(["'`])Aktuelles\1/g, `$1${NEW_TITLE}$1`);

test('a changed text is on the page soon after its release, without a restart', async () => {
  expect(await titleOnPage()).toBe(OLD_TITLE);
  const shell = site.group.pid('shell');
  const version = await releaseVariant(site, 'mfe-news', changedTitle);
  await expect.poll(titleOnPage).toBe(NEW_TITLE);
  await expect.poll(liveVersion).toBe(version);
  expect(site.group.pid('shell')).toBe(shell);
});

test('a rollback brings the old text back', async () => {
  await site.releases('mfe-news').rollback();
  await expect.poll(titleOnPage).toBe(OLD_TITLE);
});

test('a changed text of one item is on its page, and all other pages of the remote are of that release, too', async ({
  page,
}) => {
  const item = `${paths.news}/ladepark-walsrode`;
  // Of letters that stand in a minified script as they are.
  const [old, changed] = ['Ladepunkte mit je', 'Ladepunkte mit etwa'];
  const ofNews = allPaths.filter((path) => ownerOf(namedSite().table, path)?.remote === 'mfe-news');
  const documents = () => Promise.all(ofNews.map(text));
  const [before, versionBefore] = [await documents(), (await liveVersion()) as string];
  const version = await releaseVariant(site, 'mfe-news', (_file, content) =>
    content.replaceAll(old, changed),
  );
  await expect.poll(() => text(item)).toContain(changed);
  const after = await documents();
  const ofAnyRelease = (html: string) =>
    html
      .replaceAll(/sha384-[\w+/=]+/g, '')
      .replaceAll(version, versionBefore)
      .replaceAll(changed, old);
  for (const [index, html] of after.entries()) {
    expect(html).toContain(version);
    expect(html).not.toContain(versionBefore);
    expect(ofAnyRelease(html)).toBe(ofAnyRelease(before[index] as string));
  }
  const again = await fetch(site.address + paths.archive);
  const etag = again.headers.get('etag') ?? '';
  expect(await again.text()).toBe(after[ofNews.indexOf(paths.archive)]);
  const known = await fetch(site.address + paths.archive, { headers: { 'if-none-match': etag } });
  expect(known.status).toBe(304);
  await page.goto(site.address + paths.archive);
  await hydrated(page);
  await page.locator(`a[href="${item}"]`).first().click();
  await expect(page.getByText(changed)).toBeVisible();
  await site.releases('mfe-news').rollback();
  await expect.poll(() => text(item)).toContain(old);
});

test('an open tab of the version before goes on working', async ({ page }) => {
  await page.goto(`${site.address}${paths.home}`);
  await hydrated(page);
  const version = await releaseVariant(site, 'mfe-news', changedTitle);
  await expect.poll(liveVersion).toBe(version);
  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles' }).first().click();
  // The tab shows the release that it was opened with, whole.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD_TITLE);
  await page.getByRole('link', { name: 'Mehr erfahren' }).first().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await site.releases('mfe-news').rollback();
  await expect.poll(titleOnPage).toBe(OLD_TITLE);
});

test('a release changes no byte of the pages in which it takes no part', async () => {
  const others = allPaths.filter((path) => ownerOf(namedSite().table, path)?.remote !== 'mfe-news');
  const documents = () =>
    Promise.all(
      others.map(async (path) => {
        const response = await fetch(site.address + path);
        return { path, etag: response.headers.get('etag'), html: await response.text() };
      }),
    );
  const before = await documents();
  const version = await releaseVariant(site, 'mfe-news', changedTitle);
  await expect.poll(titleOnPage).toBe(NEW_TITLE);
  expect(await documents()).toEqual(before);
  const lineUp = await (await fetch(site.address + LINE_UP)).json();
  expect(lineUp.remotes['mfe-news']).toContain(version);
  site.releases('mfe-news').rollback();
  await expect.poll(titleOnPage).toBe(OLD_TITLE);
});

test('where a part of the page was replaced before the tab knew the others, they come as documents', {
  tag: '@long',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${LINE_UP}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.address}${paths.home}`);
  await hydrated(page);
  const before = (await healthOf(site)).remotes['mfe-content']?.version;
  const version = await releaseVariant(site, 'mfe-content', (_file, content) => content);
  const live = async () => (await healthOf(site)).remotes['mfe-content']?.version;
  await expect.poll(live).toBe(version);
  release();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD_TITLE);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  site.releases('mfe-content').rollback();
  await expect.poll(live).toBe(before);
});

test('what nobody has shown for 30 days leaves the shell with a release, what is shown stays', {
  tag: '@long',
}, async () => {
  const kept = join(site.data, 'edge', 'mfe-news');
  const shown = await liveVersion();
  const aMonthAgo = Date.now() / 1000 - 31 * 86_400;
  const versions = () =>
    readdirSync(kept, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const left = await releaseVariant(site, 'mfe-news', (_file, content) => content);
  await expect.poll(liveVersion).toBe(left);
  await site.releases('mfe-news').rollback();
  await expect.poll(liveVersion).toBe(shown);
  expect(versions()).toContain(left);
  for (const version of versions()) utimesSync(join(kept, version), aMonthAgo, aMonthAgo);
  await expect.poll(() => statSync(join(kept, `${shown}`)).mtimeMs).toBeGreaterThan(aMonthAgo * 1000);
  const next = await releaseVariant(site, 'mfe-news', (file, content) =>
    file === 'server.cjs' ? `${content}\n// the next` : content,
  );
  await expect.poll(() => versions().sort()).toEqual([shown, next].sort());
  await site.releases('mfe-news').rollback();
  await expect.poll(liveVersion).toBe(shown);
});

interface Broken {
  what: string;
  change: (file: string, content: string) => string;
  reason: RegExp;
  tag?: '@long';
}

const broken: Broken[] = [
  {
    what: 'throws while it renders',
    change: (file, content) =>
      file === 'server.cjs'
        ? content.replaceAll(
            /function Component\(\) \{/g,
            "function Component() { throw new Error('kaputt');",
          )
        : content,
    reason: /^\/aktuelles[\w/-]* can't be rendered$/,
  },
  {
    what: 'does not parse',
    change: (file, content) => (file === 'server.cjs' ? `${content}\n)` : content),
    reason: /^its code can't be loaded$/,
  },
  {
    what: 'throws while it is loaded',
    change: (file, content) => (file === 'server.cjs' ? `throw new Error('kein Start');${content}` : content),
    reason: /^its code can't be loaded$/,
  },
  {
    what: 'is built for another contract',
    change: (file, content) =>
      file === 'server.cjs' ? `${content}\nmodule.exports = { ...module.exports, contract: 99 };` : content,
    reason: /^its code can't be loaded: it is built for contract 99, the shell speaks 1$/,
  },
  {
    what: 'gives its page more than data',
    change: (file, content) =>
      file === 'server.cjs' ? content.replace('...found,', '...found, format: () => 0,') : content,
    reason: /^\/aktuelles[\w/-]* can't be rendered: a loader returns a function/,
  },
  {
    what: 'requires what the shell does not provide',
    change: (file, content) => (file === 'server.cjs' ? `require('node:fs');${content}` : content),
    reason: /^its code can't be loaded: it requires "node:fs", which the shell does not provide$/,
  },
  {
    what: 'never ends',
    change: (file, content) => (file === 'server.cjs' ? `${content}\nfor (;;) {}` : content),
    reason: /does not end within 5 s of CPU time/,
    tag: '@long',
  },
];

for (const { what, change, reason, tag } of broken) {
  test(`a release that ${what} never goes live, and /healthz says why`, { tag }, async () => {
    const before = await titleOnPage();
    const good = await liveVersion();
    const version = await releaseVariant(site, 'mfe-news', change);
    const refused = async () => (await healthOf(site)).remotes['mfe-news']?.refused;
    await expect.poll(refused, { timeout: 60_000 }).toMatchObject({ version });
    expect((await refused())?.reason).toMatch(reason);
    expect(await titleOnPage()).toBe(before);
    expect(await liveVersion()).toBe(good);
    await site.releases('mfe-news').rollback();
    await expect.poll(refused).toBeUndefined();
  });
}
