/** A shell that starts while everything that it could start with is broken, but what lies in its cache. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ForeignSite } from '../harness/foreign-site.ts';
import { allPaths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { canDenyRoom } from '../harness/shell-process.ts';

test.skip(!canDenyRoom, 'The disk is made full by a limit of Linux.');

let site: ForeignSite;
test.beforeAll(async () => {
  site = await ForeignSite.start();
});
test.afterAll(() => site.stop());

async function allPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of allPaths) {
    const response = await fetch(site.address + path);
    expect(response.status, path).toBe(200);
    pages.set(path, await response.text());
  }
  return pages;
}

test('it serves what was live, and says of everything else what is the matter', async () => {
  const pages = await allPages();
  const before = (await healthOf(site)).remotes;
  await site.killShell();

  site.origin('mfe-content').fail('discovery.json', 'sends other bytes');
  const refused = await releaseVariant(site, 'mfe-news', (_file, content) => content, {
    tamper: (folder) => writeFileSync(join(folder, 'release.json'), '{"files":'),
  });
  rmSync(site.cached('mfe-acquisition', 'last-good.json'));
  mkdirSync(site.cached('mfe-acquisition', 'last-good.json'));

  await site.startShell(false);
  expect(await allPages()).toEqual(pages);
  const { remotes } = await healthOf(site);
  for (const [name, { version }] of Object.entries(remotes)) {
    expect(version, name).toBe(before[name]?.version);
  }
  expect(remotes['mfe-content']?.refused).toMatchObject({
    version: 'discovery.json',
    reason: 'discovery.json is not in its form',
  });
  expect(remotes['mfe-news']?.refused).toMatchObject({
    version: refused,
    reason: 'release.json is not in its form',
  });
});
