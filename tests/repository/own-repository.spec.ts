import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../../shared/toolchain/parts.ts';
import { freePort } from '../harness/free-port.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { hydrated } from '../harness/test.ts';
import { TestBucket } from '../harness/test-bucket.ts';
import { Outside, type Team } from './outside.ts';

const SECRET = 'das Geheimnis der Tests';
const PREVIEW_SECRET = 'das Geheimnis der Vorschauen';
const LIVE_WITHIN_MS = 5_000;
const EDIT_WITHIN_MS = 1_000;
const EDITS = 3;

test.describe.configure({ mode: 'serial' });
let outside: Outside;
let bucket: TestBucket;
let site: TestSite;
let jobs: Team;
let env: Record<string, string>;
const words = 'text/de/start.ts';

const tableFile = () => join(outside.folder, 'operators-table.json');
const pageOf = async (path: string) => (await fetch(site.address + path, { redirect: 'manual' })).text();
const headline = async (path: string) => /<h1[^>]*>([^<]*)</.exec(await pageOf(path))?.[1];

/** The milliseconds from a moment until something is so. */
async function untilSo(begun: number, look: () => Promise<unknown>, wanted: unknown): Promise<number> {
  await expect.poll(look, { timeout: 30_000, intervals: [50] }).toEqual(wanted);
  return Math.round(performance.now() - begun);
}

/** The team's table entry, as an operator takes it over: where the releases are, and where the link stands. */
function takeIn(...teams: Team[]): void {
  const remotes = teams.map((team) => {
    const own = JSON.parse(readFileSync(join(team.folder, 'site.json'), 'utf8')).remotes[team.name];
    const [link] = own.menu;
    return [team.name, { ...own, origin: bucket.url(''), menu: [{ ...link, after: '/unternehmen' }] }];
  });
  writeFileSync(tableFile(), JSON.stringify({ extends: 'release', remotes: Object.fromEntries(remotes) }));
}

/** Makes a team's repository, in the way of docs/own-repository.md. */
async function makeTeam(name: string, path: string): Promise<Team> {
  const packages = outside.tarballs.flatMap((file) => ['--package', join(outside.folder, 'tarballs', file)]);
  const create = ['npx', '--yes', ...packages, 'goldbraun', 'create', name, path];
  expect(await outside.run('.', create)).toMatchObject({ code: 0 });
  const team = outside.team(name);
  expect(await team.run(['git', 'init', '--quiet'])).toMatchObject({ code: 0 });
  await team.install();
  return team;
}

/** Edits the headline of a team's page some times, and measures how long it takes to be seen: the median. */
async function timeEdits(team: Team, page: Page): Promise<number> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karriere');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const tookMs: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const title = `Karriere ${edit}`;
    const seen = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector('main h1')?.textContent === wanted) resolve(Date.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
      title,
    );
    const begun = Date.now();
    team.replace(words, /title: '[^']*'/, `title: '${title}'`);
    tookMs.push((await seen) - begun);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  team.replace(words, /title: '[^']*'/, "title: 'Karriere'");
  process.stdout.write(`    edits: ${tookMs.join(', ')} ms\n`);
  return tookMs.sort((a, b) => a - b)[Math.floor(EDITS / 2)] as number;
}

test.beforeAll(async () => {
  outside = await Outside.make();
  bucket = await TestBucket.make();
  await bucket.letEverybodyRead();
  writeFileSync(tableFile(), JSON.stringify({ extends: 'release', remotes: {} }));
  site = await launchSite('production', {
    store: bucket.store,
    env: { SITE: tableFile(), OVERRIDE_SECRET: SECRET, PREVIEW_SECRET },
  });
  env = { STORE: bucket.store, SITE_URL: site.address, PREVIEW_SECRET };
});
test.afterAll(async () => {
  await site?.stop();
  outside?.remove();
});

test('what runs there sees nothing of this repository', async () => {
  const look = await outside.run('.', ['ls', '-A', root]);
  expect(look).toEqual({ code: 0, out: '', error: '' });
  for (const part of ['shell/site.json', 'mfe-news/package.json', 'shared/contract/index.ts']) {
    expect(await outside.run('.', ['cat', join(root, part)])).toMatchObject({ code: 1, out: '' });
  }
});

test('a repository is made from the tarballs and the registry alone, and its tests pass', async () => {
  jobs = await makeTeam('mfe-jobs', '/karriere');
  const required = createRequire(join(jobs.folder, 'package.json')).resolve('@goldbraun/toolchain/build');
  expect(required.startsWith(join(jobs.folder, 'node_modules/@goldbraun/toolchain/'))).toBe(true);
  expect(await jobs.run(['npm', 'run', 'types'])).toMatchObject({ code: 0 });
  expect(await jobs.goldbraun(['test'])).toEqual({ code: 0, json: { passed: 3, failed: 0 } });
});

test('check composes it with all that is live in the bucket, and refuses a page that throws', async () => {
  const sound = await jobs.goldbraun(['check'], env);
  expect(sound).toMatchObject({ code: 0, json: { remote: 'mfe-jobs', absent: {} } });
  expect(sound.json.pages).toEqual(expect.arrayContaining(['/', '/aktuelles', '/karriere', '/akquise']));
  jobs.replace(
    'src/pages/start/StartPage.tsx',
    '  return (',
    "  if (title) throw new Error('kaputt');\n  return (",
  );
  expect(await jobs.goldbraun(['check'], env)).toMatchObject({
    code: 1,
    json: { refused: "/karriere can't be rendered: kaputt" },
  });
  jobs.replace('src/pages/start/StartPage.tsx', "  if (title) throw new Error('kaputt');\n", '');
});

test('dev shows an edit within a second', async ({ page }) => {
  const { address, stop } = await jobs.develop({ SITE_URL: site.address, PORT: String(await freePort()) });
  try {
    await page.goto(address);
    expect(await timeEdits(jobs, page)).toBeLessThan(EDIT_WITHIN_MS);
  } finally {
    await stop();
  }
});

test('site.json takes it in while the site runs, and its first release is live within 5 s, in the menu too', async () => {
  const remotesTold = async () =>
    Object.keys(JSON.parse(await pageOf('/.well-known/goldbraun.json')).site.remotes);
  takeIn(jobs);
  await expect.poll(remotesTold, { timeout: 30_000 }).toContain('mfe-jobs');
  const { version } = await jobs.done(['release'], env);
  const tookMs = await untilSo(performance.now(), () => headline('/karriere'), 'Karriere');
  process.stdout.write(`    live: ${tookMs} ms\n`);
  expect(tookMs).toBeLessThan(LIVE_WITHIN_MS);
  for (const path of ['/', '/kontakt', '/karriere']) expect(await pageOf(path)).toContain('href="/karriere"');
  expect((await jobs.done(['status'], env)).remotes['mfe-jobs'].shares).toEqual({ [version]: 100 });
});

test("dev shows an edit within a second in the real site's pages", async ({ page }) => {
  const { address, stop } = await jobs.develop({
    SITE_URL: site.address,
    OVERRIDE_SECRET: SECRET,
    PORT: String(await freePort()),
  });
  try {
    await page.goto(address);
    await page.goto(`${site.address}/karriere`);
    await expect(page.getByText('mfe-jobs kommt von')).toBeVisible();
    expect(await timeEdits(jobs, page)).toBeLessThan(EDIT_WITHIN_MS);
  } finally {
    await stop();
  }
});

test('a release into the object store is live within 5 s', async ({ page }) => {
  jobs.replace(words, "title: 'Karriere'", "title: 'Arbeiten bei uns'");
  await jobs.done(['release'], env);
  const tookMs = await untilSo(performance.now(), () => headline('/karriere'), 'Arbeiten bei uns');
  process.stdout.write(`    live: ${tookMs} ms\n`);
  expect(tookMs).toBeLessThan(LIVE_WITHIN_MS);
  await page.goto(`${site.address}/karriere`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeiten bei uns');
});

test('a canary is tried, made live for all, and taken back', async () => {
  const shares = async () => (await jobs.done(['status'], env)).remotes['mfe-jobs'].shares;
  const [before = ''] = Object.keys(await shares());
  jobs.replace(words, "title: 'Arbeiten bei uns'", "title: 'Stellen'");
  const { version } = await jobs.done(['canary', '20'], env);
  await expect.poll(shares).toEqual({ [before]: 80, [version]: 20 });
  expect(await jobs.done(['promote'], env)).toMatchObject({ version });
  await expect.poll(() => headline('/karriere')).toBe('Stellen');
  expect(await jobs.done(['rollback'], env)).toMatchObject({ version: before });
  await expect.poll(() => headline('/karriere')).toBe('Arbeiten bei uns');
});

test('a preview is seen by who has its link, in the real site, and by nobody else', async ({ page }) => {
  jobs.replace(words, "title: 'Stellen'", "title: 'Karriere in der Vorschau'");
  const { link } = await jobs.done(['preview', 'pr-42', '--path', '/karriere'], env);
  const bar = page.getByRole('complementary', { name: 'Vorschau' });
  await page.goto(link);
  await expect(bar).toContainText('pr-42 von mfe-jobs', { timeout: 30_000 });
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karriere in der Vorschau');
  expect(await headline('/karriere')).toBe('Arbeiten bei uns');
  await bar.getByRole('button', { name: 'Vorschau beenden' }).click();
  await page.goto(`${site.address}/karriere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeiten bei uns');
  expect(await jobs.done(['preview', 'pr-42', '--end'], env)).toMatchObject({ ended: true });
  jobs.replace(words, "title: 'Karriere in der Vorschau'", "title: 'Stellen'");
});

test('of eight releases of two teams at once none is lost', async () => {
  const press = await makeTeam('mfe-presse', '/presse');
  const checkouts = [jobs, press].flatMap((team) => [1, 2, 3, 4].map((number) => copyOf(team, number)));
  const local = { STORE: join(outside.folder, 'store-of-one') };
  // Built before, so that they meet in the bucket.
  const versions: string[] = [];
  for (const checkout of checkouts) versions.push((await checkout.done(['release'], local)).version);
  expect(new Set(versions).size).toBe(8);
  const released = await Promise.all(checkouts.map((checkout) => checkout.done(['release'], env)));
  expect(released.map(({ version }) => version)).toEqual(versions);
  for (const [team, own] of [
    [jobs, versions.slice(0, 4)],
    [press, versions.slice(4)],
  ] as const) {
    const { history } = await team.done(['history'], env);
    const newest = history.slice(0, 4) as { did: string; version: string }[];
    expect(newest.map(({ did }) => did)).toEqual(['release', 'release', 'release', 'release']);
    expect(newest.map(({ version }) => version).sort()).toEqual([...own].sort());
  }
  takeIn(jobs, press);
  await expect.poll(() => headline('/presse')).toMatch(/^Presse \d$/);
  await expect.poll(() => headline('/karriere')).toMatch(/^Stellen \d$/);
});

/** Another checkout of a team, with a version of its own. */
function copyOf(team: Team, number: number): Team {
  const copy = outside.team(`checkout-${number}/${team.name}`);
  cpSync(team.folder, copy.folder, {
    recursive: true,
    filter: (source) => !/\/(node_modules|dist|test-results|\.git)$/.test(source),
  });
  symlinkSync(join(team.folder, 'node_modules'), join(copy.folder, 'node_modules'));
  copy.replace(words, /title: '([^']*)'/, `title: '$1 ${number}'`);
  return copy;
}
