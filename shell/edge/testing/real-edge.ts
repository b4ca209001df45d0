import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@goldbraun/shared/contract/version';
import { writeReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { KnownParts } from '../known-parts.ts';
import { LiveSite } from '../live-site.ts';
import { Metrics } from '../metrics.ts';
import { createEdge } from '../server.ts';
import type { EdgeSettings } from '../settings.ts';
import { settingsOf } from './settings-of.ts';

/** An edge of a shell with one file, that follows no remote and so has no pages; not listening yet. */
export async function realEdge(
  given: Partial<EdgeSettings>,
  log: Logger = pino({ level: 'silent' }),
): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-edge-'));
  const { shell } = settingsOf({});
  writeFileSync(join(folder, 'main.js'), '');
  writeReleaseManifest(folder, {
    name: 'shell',
    version: shell.version,
    contract: CONTRACT_VERSION,
    shared: { react: '19.3.1' },
  });
  const settings = settingsOf({ dataDir: folder, shell: { ...shell, folder }, ...given });
  const site = new LiveSite(settings, log);
  const app = await createEdge(settings, site, new Metrics(site, new KnownParts(site.cache, settings)), log);
  app.addHook('onClose', async () => rmSync(folder, { recursive: true }));
  return app;
}
