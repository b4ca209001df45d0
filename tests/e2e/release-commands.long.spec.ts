import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import { SourceCopy } from '../harness/source-copy.ts';

const overview = 'mfe-news/src/sections/news-overview/NewsOverview.tsx';

const secret = 'das Geheimnis der Links';

test.describe.configure({ mode: 'serial' });
let site: TestSite;
let sources: SourceCopy;
test.beforeAll(async () => {
  site = await launchSite('production', { env: { PREVIEW_SECRET: secret } });
  sources = new SourceCopy(['mfe-news']);
});
test.afterAll(async () => {
  sources.remove();
  await site.stop();
});

/** Runs a command of the news team in its checkout; resolves with what it prints. */
async function run(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `shared/toolchain/${command}.ts`, ...args],
    {
      cwd: sources.folder,
      env: {
        ...process.env,
        STORE: undefined,
        NODE_ENV: 'production',
        DATA_DIR: site.data,
        SITE_URL: site.address,
        PREVIEW_SECRET: secret,
      },
    },
  );
  return stdout;
}
const status = () => run('status');
const versionIn = (text: string) => /mfe-news (1\.0\.0-\w+)/.exec(text)?.[1] as string;
const headline = async () =>
  /<h1[^>]*>([^<]*)</.exec(await (await fetch(site.address + paths.news)).text())?.[1];

/** How long something takes, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

test('a team tries a canary, makes it live and goes back, by one command each', async () => {
  sources.replace(overview, '<h1>{words.title}</h1>', '<h1>Frisch gemeldet</h1>');
  await test.step('canary', async () => {
    const version = versionIn(await run('canary', 'mfe-news', '10'));
    await expect.poll(status).toMatch(new RegExp(`mfe-news +${version}  10 %  canary`));
    expect(await status()).toMatch(/mfe-news +1\.0\.0-\w+ {2}90 % {2}live {2}origin reachable/);
  });
  await test.step('promote', async () => {
    const version = versionIn(await run('promote', 'mfe-news'));
    await expect.poll(status).toMatch(new RegExp(`mfe-news +${version}  100 %  live`));
    expect(await headline()).toBe('Frisch gemeldet');
  });
  await test.step('rollback', async () => {
    expect(await run('rollback', 'mfe-news')).toMatch(/^mfe-news is back at 1\.0\.0-/);
    await expect.poll(headline).toBe('Aktuelles');
  });
  await test.step('history', async () => {
    const deeds = (await run('history', 'mfe-news')).matchAll(
      /^\d{4}-\S+Z {2}(\w+) +1\.0\.0-\w+ {2}since then: /gm,
    );
    expect(Array.from(deeds, ([, deed]) => deed)).toEqual(['rollback', 'promote', 'canary', 'release']);
  });
});

test('a team shows a build to who has the link, and to nobody else', async () => {
  const { link, until, ...told } = JSON.parse(
    await run('preview', 'mfe-news', 'pr-42', '--path', paths.news, '--days', '2', '--json'),
  );
  expect(told).toEqual({
    remote: 'mfe-news',
    preview: 'pr-42',
    version: expect.stringMatching(/^1\.0\.0-/),
  });
  expect(Math.round((Date.parse(until) - Date.now()) / 3_600_000)).toBe(48);
  const taken = await fetch(link, { redirect: 'manual' });
  const [cookie = ''] = taken.headers.getSetCookie();
  expect([taken.status, taken.headers.get('location')]).toEqual([302, paths.news]);
  const shown = () =>
    fetch(site.address + paths.news, { headers: { cookie: cookie.split(';')[0] as string } });
  await expect.poll(async () => (await shown()).text()).toContain('Frisch gemeldet');
  expect(await headline()).toBe('Aktuelles');
  expect(await run('preview', 'mfe-news')).toMatch(/^pr-42 {2}1\.0\.0-\w+ {2}until \d{4}-\S+Z\n$/);
  expect(await run('preview', 'mfe-news', 'pr-42', '--end')).toBe(
    'The preview pr-42 of mfe-news has ended.\n',
  );
  await expect.poll(async () => (await shown()).status).toBe(410);
  await expect(run('preview', 'mfe-news', 'pr-42', '--end')).rejects.toThrow('There are:\n  none');
});

test('a command whose reader has seen enough ends without an error', async () => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'shared/toolchain/history.ts', 'mfe-news'],
    { cwd: sources.folder, env: { ...process.env, STORE: undefined, DATA_DIR: site.data } },
  );
  child.stdout.destroy();
  const [[code], message] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect({ code, message }).toEqual({ code: 0, message: '' });
});

test('a team pins a release and lets it go again', async () => {
  const [, live = ''] = /mfe-news +(1\.0\.0-\w+)/.exec(await status()) ?? [];
  expect(await run('pin', 'mfe-news', live)).toBe(`mfe-news is pinned to ${live}.\n`);
  await expect(run('release', 'mfe-news')).rejects.toThrow(/pinned/);
  expect(await run('unpin', 'mfe-news')).toBe(`mfe-news ${live} is live and no longer pinned.\n`);
});

test('npm run status says what the site refuses and why, and afterwards that it did', async () => {
  sources.restore(overview);
  sources.replace(overview, '<h1>{words.title}</h1>', "<h1>{JSON.parse('kaputt')}</h1>");
  const version = versionIn(await run('release', 'mfe-news'));
  await expect
    .poll(status)
    .toMatch(new RegExp(`^ +refuses ${version} at \\S+Z: /aktuelles[\\w/-]* can't be rendered$`, 'm'));
  expect(await headline()).toBe('Aktuelles');
  await run('rollback', 'mfe-news');
  await expect.poll(status).toMatch(new RegExp(`^ +refused before: ${version} at `, 'm'));
});

test('a release whose code loops ends with a sentence, 20 s later than a sound one at most, and leaves nothing behind', async () => {
  sources.restore(overview);
  const sound = await timed(() => run('release', 'mfe-news'));
  const folders = [
    join(sources.folder, 'mfe-news/dist/production'),
    join(site.data, 'releases/remotes/mfe-news'),
  ];
  const left = () => folders.map((folder) => readdirSync(folder).sort());
  const before = { left: left(), history: await run('history', 'mfe-news') };
  sources.replace('mfe-news/src/remote.ts', 'const remote', 'for (;;) {}\nconst remote');
  const looping = await timed(() =>
    expect(run('release', 'mfe-news')).rejects.toThrow(
      "mfe-news can't be built:\n  - src/remote.ts does not end within 3 s of CPU time while it is loaded: look for",
    ),
  );
  expect(looping - sound).toBeLessThan(20_000);
  expect({ left: left(), history: await run('history', 'mfe-news') }).toEqual(before);
  sources.restore('mfe-news/src/remote.ts');
});

test('a canary without a share is refused with the command as it should be', async () => {
  await expect(run('canary', 'mfe-news')).rejects.toThrow('canary 10 gives it a tenth');
});
