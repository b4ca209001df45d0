/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { KnownParts } from './known-parts.ts';
import { LiveSite } from './live-site.ts';
import { Metrics } from './metrics.ts';
import { settingsOf } from './testing/settings-of.ts';

const version = '1.0.0-0123456789';
const sums = { errors: 1, longTaskMs: 0, layoutShift: 0, bytes: 0 };

it('a release that has left the cache leaves the metrics with it, and what others count stays', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'goldbraun-metrics-'));
  try {
    const settings = settingsOf({ dataDir });
    const site = new LiveSite(settings, pino({ level: 'silent' }));
    const metrics = new Metrics(site, new KnownParts(site.cache, settings));
    const folder = join(site.cache.folder, 'mfe-news', version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'release.json'), '{}');
    metrics.reported({ [`mfe-news@${version}`]: sums, [`shell@${settings.shell.version}`]: sums, x: sums });
    const errors = async () =>
      (await metrics.text()).match(/^goldbraun_browser_errors_total\{.*$/gm)?.map((line) => line.slice(31));
    const stays = [`part="shell@${settings.shell.version}"} 1`, 'part="other"} 1'];
    expect(await errors()).toEqual([`part="mfe-news@${version}"} 1`, ...stays]);
    rmSync(folder, { recursive: true });
    expect(await errors()).toEqual(stays);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
