import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { releaseStore, root } from '../../shared/toolchain/parts.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { healthOf } from '../harness/remote-variant.ts';
import { type Answer, Outside, type Team } from './outside.ts';

const RUNS = 3;

test.describe.configure({ mode: 'serial' });
let outside: Outside;
let team: Team;
let site: TestSite;

/** The folder of the news as its team would have it for itself. */
function moveNews(to: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'mfe-news'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    const target = join(to, file.slice('mfe-news/'.length));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target);
  }
  const manifest = join(to, 'package.json');
  const { scripts: _here, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify(rest, null, 2));
}

test.beforeAll(async () => {
  outside = await Outside.make();
  team = outside.team('mfe-news');
  moveNews(team.folder);
  await team.install();
  site = await launchSite('production');
});
test.afterAll(async () => {
  await site?.stop();
  outside?.remove();
});

/** All documents of the site by their paths: the pages, the feed and the site map. */
async function documents(): Promise<Map<string, string>> {
  const read = async (path: string) => (await fetch(site.address + path)).text();
  const map = await read('/sitemap.xml');
  const paths = Array.from(
    map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
    ([, path = '']) => path || '/',
  );
  const feed =
    /href="([^"]+)" type="application\/atom\+xml"|type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(
      await read('/aktuelles'),
    );
  const all = [...paths, '/sitemap.xml', new URL(feed?.[1] ?? feed?.[2] ?? '', site.address).pathname];
  const texts = await Promise.all(all.map(read));
  return new Map(all.map((path, index) => [path, texts[index] as string]));
}

/** What says of which build a page is: the release's version, and the hashes of its scripts and styles. */
const withoutBuild = (document: string, version: string): string =>
  document
    .replaceAll(version, '<version>')
    .replaceAll(/\.[0-9a-f]{8}\.(js|css)/g, '.<hash>.$1')
    .replaceAll(/sha384-[\w+/=]{64}/g, 'sha384-<hash>');

test('the site with the news from a folder of their own has the same pages, byte for byte', async () => {
  const versionOf = async () => (await healthOf(site)).remotes['mfe-news']?.version ?? '';
  const [before, first] = [await documents(), await versionOf()];
  expect(before.size).toBeGreaterThan(30);
  const { version } = await team.done(['release'], { STORE: releaseStore(site.data) });
  expect(version).not.toBe(first);
  await expect.poll(versionOf).toBe(version);
  const after = await documents();
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [path, document] of after) {
    expect(withoutBuild(document, version), path).toBe(withoutBuild(before.get(path) ?? '', first));
  }
});

test('and is checked within 5 s after the build', async () => {
  const env = { STORE: releaseStore(site.data) };
  await team.done(['check'], env);
  const tookMs: number[] = [];
  let answer: Answer;
  for (let run = 1; run <= RUNS; run += 1) {
    const begun = performance.now();
    answer = await team.done(['check'], env);
    tookMs.push(Math.round(performance.now() - begun));
  }
  process.stdout.write(`    check: ${tookMs.join(', ')} ms for ${answer.pages.length} pages\n`);
  expect(answer.absent).toEqual({});
  // The quickest: what else the machine does is no matter of it.
  expect(Math.min(...tookMs)).toBeLessThan(5_000);
});
