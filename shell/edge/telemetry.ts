import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Metrics } from './metrics.ts';

const BODY_LIMIT = 4_096;
const MAX_PARTS = 10;
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
export function addTelemetry(app: FastifyInstance, metrics: Metrics) {
  app.post('/telemetry', { bodyLimit: BODY_LIMIT }, (request, reply) => {
    if (request.headers['sec-fetch-site'] !== 'same-origin') return reply.code(403).send();
    const report = v.safeParse(reportSchema, request.body);
    if (!report.success) return reply.code(400).send();
    metrics.reported(report.output);
    return reply.code(204).send();
  });
}
