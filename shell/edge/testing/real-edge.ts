import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { KnownParts } from '../known-parts.ts';
import { LiveSite } from '../live-site.ts';
import { Metrics } from '../metrics.ts';
import { createEdge } from '../server.ts';
import type { EdgeSettings } from '../settings.ts';
import { settingsOf } from './settings-of.ts';

/** An edge that follows no remote and so has no pages; not listening yet. */
export function realEdge(given: Partial<EdgeSettings>): Promise<FastifyInstance> {
  const settings = settingsOf(given);
  const log = pino({ level: 'silent' });
  const site = new LiveSite(settings, log);
  return createEdge(settings, site, new Metrics(site, new KnownParts(site.cache, settings)), log);
}
