import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { type Discovery, parseDiscovery } from '@goldbraun/shared/release/discovery';
import { makeKeyPair } from '@goldbraun/shared/release/signing/release-key';
import { expect, test } from '@playwright/test';
import { allParts, buildParts } from '../../shared/toolchain/build-parts.ts';
import { remoteNames, root } from '../../shared/toolchain/parts.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { ObjectStoreProxy } from '../harness/object-store-proxy.ts';
import { paths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { TestBucket } from '../harness/test-bucket.ts';

const LIVE_MS = 5_000;
const FOLLOWED_MS = 30_000;

test.describe.configure({ mode: 'serial' });
let bucket: TestBucket;
let proxy: ObjectStoreProxy;
let site: TestSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  bucket = await TestBucket.make();
  await bucket.letEverybodyRead();
  proxy = await ObjectStoreProxy.start();
  const { privateKey, publicKey } = makeKeyPair();
  Object.assign(process.env, { AWS_ENDPOINT_URL: proxy.endpoint, RELEASE_SIGNING_KEY: privateKey });
  site = await launchSite('production', {
    built: await buildParts(allParts, 'production'),
    store: bucket.store,
    env: { RELEASE_KEYS: remoteNames.map((name) => `${name}=${publicKey}`).join(',') },
  });
});
test.afterAll(async () => {
  await site.stop();
  proxy.stop();
});

const DISCOVERY = 'remotes/mfe-news/discovery.json';
const titled = (title: string) => (_file: string, content: string) =>
  content.replaceAll(/(["'`])Aktuelles\1/g, `$1${title}$1`);
const news = async () => (await healthOf(site)).remotes['mfe-news'];
/** What was answered to the shell when it asked for the discovery file, since then. */
const answersSince = (index: number) =>
  proxy.asked
    .slice(index)
    .filter(({ line, status }) => status && line.endsWith(`/site/${DISCOVERY}`))
    .map(({ line, status }) => `${line.split(' ', 1)[0]} ${status}`);

test('a site follows a bucket that everybody may read, without keys', async ({ page }) => {
  expect(await news()).toMatchObject({ version: expect.stringMatching(/^1\.0\.0-/), origin: 'reachable' });
  await page.goto(site.address + paths.news);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
});

test('no part of a site has what lets somebody write into the bucket', async () => {
  for (const name of site.group.names) {
    const environment = readFileSync(`/proc/${site.group.pid(name)}/environ`, 'utf8');
    expect(environment).toContain('AWS_ENDPOINT_URL=');
    expect(environment).not.toMatch(/AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)=|RELEASE_SIGNING_KEY=|testsecret/);
  }
});

test('a release is live within 5 s, and a visitor has it', async ({ page }) => {
  await releaseVariant(site, 'mfe-news', titled('Frisch gemeldet'));
  const begun = performance.now();
  const title = async () =>
    /<h1[^>]*>([^<]*)</.exec(await (await fetch(site.address + paths.news)).text())?.[1];
  await expect.poll(title, { timeout: FOLLOWED_MS, intervals: [50] }).toBe('Frisch gemeldet');
  const tookMs = performance.now() - begun;
  test.info().annotations.push({ type: 'live after', description: `${Math.round(tookMs)} ms` });
  process.stdout.write(`live after ${Math.round(tookMs)} ms\n`);
  expect(tookMs).toBeLessThan(LIVE_MS);
  await page.goto(site.address + paths.news);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frisch gemeldet');
});

test('a discovery file that has not changed costs an answer without a body', async () => {
  await expect.poll(() => answersSince(0).at(-1), { timeout: FOLLOWED_MS }).toBe('GET 304');
  const from = proxy.asked.length;
  await expect.poll(() => answersSince(from).length, { timeout: FOLLOWED_MS }).toBeGreaterThan(3);
  expect(new Set(answersSince(from))).toEqual(new Set(['GET 304']));
  // And one that has is fetched.
  const { version } = (await site.releases('mfe-news').live())?.metadata ?? {};
  await site.releases('mfe-news').rollback();
  await expect.poll(async () => (await news())?.version, { timeout: FOLLOWED_MS }).not.toBe(version);
});

test('a release that was killed before it counted is nothing that a visitor sees', async () => {
  const before = await news();
  await bucket.write('remotes/mfe-news/1.0.99-0123456789/remoteEntry.js', 'left over');
  const from = proxy.asked.length;
  await expect.poll(() => answersSince(from).length, { timeout: FOLLOWED_MS }).toBeGreaterThan(2);
  expect(await news()).toEqual(before);
});

test('what is missing in a bucket is answered with 403, and what is live stays', async () => {
  const before = await news();
  const text = String(await bucket.read(DISCOVERY));
  await bucket.remove(DISCOVERY);
  await expect.poll(async () => (await news())?.origin, { timeout: FOLLOWED_MS }).toBe('unreachable');
  expect(answersSince(0).at(-1)).toBe('GET 403');
  expect((await news())?.version).toBe(before?.version);
  await bucket.write(DISCOVERY, text);
  await expect.poll(async () => (await news())?.origin, { timeout: FOLLOWED_MS }).toBe('reachable');
});

test('a discovery file that somebody else has written into the bucket is refused', async () => {
  const live = (await news())?.version;
  const text = String(await bucket.read(DISCOVERY));
  const forged: Discovery = parseDiscovery(text);
  forged.microFrontends['mfe-news']?.reverse();
  await bucket.write(DISCOVERY, JSON.stringify(forged));
  await expect
    .poll(async () => (await news())?.refused?.reason, { timeout: FOLLOWED_MS })
    .toMatch(/^discovery\.json (has been changed since it was signed|is not signed)$/);
  expect((await news())?.version).toBe(live);
});

test.describe('npm start and the commands of a team', () => {
  let data: string;
  let env: NodeJS.ProcessEnv;
  let fresh: TestBucket;
  let started: ChildProcess;
  const args = (command: string, ...rest: string[]) => [
    '--disable-warning=ExperimentalWarning',
    join(root, `shared/toolchain/${command}.ts`),
    ...rest,
  ];
  const run = async (command: string, ...rest: string[]) =>
    (await promisify(execFile)(process.execPath, args(command, ...rest), { env })).stdout;

  test.beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'goldbraun-'));
    fresh = await TestBucket.make();
    await fresh.letEverybodyRead();
    env = { ...process.env, NODE_ENV: 'production', DATA_DIR: data, STORE: fresh.store, PORT: '0' };
    started = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'shared/site/start.ts')],
      { env, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const lines = createInterface({ input: started.stdout as NonNullable<typeof started.stdout> });
    for await (const line of lines) {
      const [, address] = /^Goldbraun Immobilien: (\S+)$/.exec(line) ?? [];
      if (!address) continue;
      env.SITE_URL = address;
      break;
    }
  });
  test.afterAll(async () => {
    const ended = once(started, 'exit');
    if (started.kill('SIGTERM')) await ended;
    rmSync(data, { recursive: true, force: true });
  });

  test('work on the bucket that STORE names', async () => {
    const status = () => run('status');
    expect(await status()).toMatch(/mfe-news +1\.0\.0-\w+ {2}100 % {2}live {2}origin reachable/);
    expect(await fresh.read(DISCOVERY)).toContain('"default": true');
    expect(existsSync(join(data, 'releases'))).toBe(false);
    const first = (await run('history', 'mfe-news'))
      .split(' ')
      .find((word) => word.startsWith('1.')) as string;
    expect(await run('pin', 'mfe-news', first)).toBe(`mfe-news is pinned to ${first}.\n`);
    await expect(run('rollback', 'mfe-news')).rejects.toThrow(/is pinned to/);
    expect(await run('unpin', 'mfe-news')).toContain('no longer pinned');
    const deeds = (await run('history', 'mfe-news')).match(/(?<=Z {2})\w+/g);
    expect(deeds).toEqual(['unpin', 'pin', 'release']);
    await expect(run('rollback', 'mfe-news')).rejects.toThrow('no earlier release to go back to');
    await expect(run('promote', 'mfe-news')).rejects.toThrow('no canary that could be promoted');
  });
});
