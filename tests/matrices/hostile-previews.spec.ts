/** A preview that ends the processes in which it renders together with what is live: that is no fault of the live releases. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../shared/toolchain/parts.ts';
import { launchSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import { cookieOf, secret, tokenOf, unchanged } from '../harness/previews.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { renderersOf } from '../harness/running-renderers.ts';

/** Once more than what takes a live release back. */
const PROCESSES = 4;

test.skip(process.platform !== 'linux', 'Processes are looked for as Linux shows them.');
test.setTimeout(120_000);

/** The site's table, in which a page with two teams depends on a query: so they have a process together. */
function tableWithSharedQuery(folder: string): string {
  const table = JSON.parse(readFileSync(join(root, 'shell/site.json'), 'utf8'));
  table.remotes['mfe-content'].query[paths.contact] = ['betreff'];
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(table));
  return file;
}

test('a preview whose process ends again and again takes back no live release that renders with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-table-'));
  const site = await launchSite('production', {
    env: { PREVIEW_SECRET: secret, SITE: tableWithSharedQuery(folder) },
  });
  try {
    const live = await releaseVariant(site, 'mfe-content', unchanged);
    const state = async () => (await healthOf(site)).remotes['mfe-content'];
    await expect.poll(async () => (await state())?.version, { timeout: 20_000 }).toBe(live);
    const version = await releaseVariant(
      site,
      'mfe-acquisition',
      (file, content) =>
        file === 'server.cjs'
          ? `${content}\nsetTimeout(() => { throw new Error('später'); }, 3000);`
          : content,
      { preview: 'pr-1' },
    );
    const token = tokenOf({ 'mfe-acquisition': 'pr-1' }, Date.now() + 600_000);
    const contact = () => fetch(`${site.address}${paths.contact}?betreff=x`, { headers: cookieOf(token) });
    await expect.poll(async () => (await contact()).status, { timeout: 20_000 }).toBe(200);
    const seen = new Set<number>();
    const together = () => {
      const both = renderersOf(`mfe-acquisition/${version}`).filter(({ pid }) =>
        renderersOf(`mfe-content/${live}`).some((other) => other.pid === pid),
      );
      for (const { pid } of both) seen.add(pid);
      return seen.size;
    };
    await expect.poll(together, { timeout: 60_000, intervals: [100] }).toBeGreaterThanOrEqual(PROCESSES);
    expect(await state()).toMatchObject({ version: live });
    expect(await state()).not.toHaveProperty('lastRefusal');
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
});
