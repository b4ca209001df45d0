import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RemoteName } from '../src/routes.ts';
import type { LiveSite } from './live-site.ts';
import type { Metrics } from './metrics.ts';
import type { EdgeSettings } from './settings.ts';

const BODY_LIMIT = 4_096;
const MAX_PARTS = 10;
const partPattern = /^([\w-]+)@(\w[\w.-]*)$/;
const amount = (max: number) => v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(max));

/**
 * What a browser sends once, when its page is left: sums by part and version, and nothing that tells one visitor from
 * another. No address, no message of an error, no identifier.
 */
const reportSchema = v.pipe(
  v.record(
    v.string(),
    v.object({
      errors: amount(1_000),
      longTaskMs: amount(600_000),
      layoutShift: amount(100),
      bytes: amount(100_000_000),
    }),
  ),
  v.check((report) => Object.keys(report).length <= MAX_PARTS),
);

/**
 * `POST /telemetry`, from the site's own pages alone. Only if TELEMETRY_SAMPLE is set; without it nobody is asked and
 * nothing is measured.
 */
export function addTelemetry(
  app: FastifyInstance,
  site: LiveSite,
  metrics: Metrics,
  { shell }: EdgeSettings,
) {
  /** What is not (or no longer) part of the site is one label, whatever somebody makes up. */
  const known = (part: string): string => {
    const [, name = '', version = ''] = partPattern.exec(part) ?? [];
    if (name === 'shell') return version === shell.version ? part : 'other';
    // Releases of before count too: their tabs are still open.
    const isKnown = name in site.state && site.cache.find(name as RemoteName, version) !== undefined;
    return isKnown ? part : 'other';
  };
  app.post('/telemetry', { bodyLimit: BODY_LIMIT }, (request, reply) => {
    if (request.headers['sec-fetch-site'] !== 'same-origin') return reply.code(403).send();
    const report = v.safeParse(reportSchema, request.body);
    if (!report.success) return reply.code(400).send();
    metrics.browser.reports.inc();
    for (const [name, sums] of Object.entries(report.output)) {
      const part = known(name);
      for (const [metric, sum] of Object.entries(sums)) {
        metrics.browser[metric as keyof typeof sums].inc({ part }, sum);
      }
    }
    return reply.code(204).send();
  });
}
