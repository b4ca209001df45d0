/** What renders is a process beside the shell, or a composer of its own: each of them ends while the other goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@goldbraun/shared/contract/paths';
import { expect, test } from '@playwright/test';
import { ComposerProcess } from '../../shell/composer/service/testing/composer-process.ts';
import { ForeignSite } from '../harness/foreign-site.ts';
import { allPaths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { renderersOf } from '../harness/running-renderers.ts';

test.skip(process.platform !== 'linux', 'Processes are looked for as Linux shows them.');

const unchanged = (_file: string, content: string) => content;
const looping = (file: string, content: string) =>
  file === 'server.cjs' ? `${content}\nfor (;;) {}` : content;

async function pagesOf({ address }: ForeignSite): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of allPaths) {
    const response = await fetch(address + path);
    expect(response.status, path).toBe(200);
    pages.set(path, await response.text());
  }
  return pages;
}

test('a shell that is killed leaves no process behind, though a release loops', async () => {
  const site = await ForeignSite.start();
  try {
    const version = await releaseVariant(site, 'mfe-news', looping);
    await expect
      .poll(() => renderersOf(site.cached('mfe-news', version)).length, { intervals: [20] })
      .toBe(1);
    await site.killShell();
    await expect.poll(() => renderersOf(site.data), { timeout: 5_000 }).toEqual([]);
  } finally {
    await site.stop();
    for (const { pid } of renderersOf(site.data)) process.kill(pid, 'SIGKILL');
  }
});

test('a composer that ends takes no page and no release with it', async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'composer-'));
  const socket = join(folder, 'socket');
  let version = '';
  let composer: ComposerProcess | undefined;
  const startComposer = async () => {
    composer = await ComposerProcess.start(socket, version);
  };
  const site = await ForeignSite.start({ COMPOSER_SOCKET: socket }, async (shell) => {
    version = shell.version;
    await startComposer();
  });
  const search = async () => (await fetch(`${site.address}${paths.news}?suche=Kiel${Math.random()}`)).status;
  const stateOf = async () => (await healthOf(site)).remotes['mfe-news'];
  try {
    // So that there is something to go back to, if anybody took the composer's end for the release's.
    const good = await releaseVariant(site, 'mfe-news', unchanged);
    await expect.poll(async () => (await stateOf())?.version).toBe(good);
    const pages = await pagesOf(site);
    // None runs beside the shell.
    expect(new Set(renderersOf(site.data).map(({ parent }) => parent))).toEqual(new Set([composer?.pid]));
    expect(await search()).toBe(200);

    // Once more than a release may end its own process.
    for (let ends = 0; ends < 4; ends += 1) {
      await composer?.kill();
      expect(await search()).toBe(503);
      expect(await pagesOf(site)).toEqual(pages);
      await startComposer();
      await expect.poll(search, { timeout: 15_000 }).toBe(200);
    }
    const state = await stateOf();
    expect([state?.version, state?.lastRefusal]).toEqual([good, undefined]);

    await composer?.kill();
    const next = await releaseVariant(site, 'mfe-news', unchanged);
    await expect
      .poll(async () => (await stateOf())?.refused, { timeout: 30_000 })
      .toMatchObject({ version: next, reason: "the composer can't be reached" });
    expect(await pagesOf(site)).toEqual(pages);
    await startComposer();
    // Sooner than what was refused for its code would be tried again.
    await expect.poll(async () => (await stateOf())?.version, { timeout: 20_000 }).toBe(next);
  } finally {
    await site.stop();
    await composer?.kill();
    rmSync(folder, { recursive: true });
  }
});
