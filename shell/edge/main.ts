/**
 * The shell's process. This process serves visitors; the composer's processes render. See docs/architecture.md.
 *
 * Environment: PORT (8080), HOST (127.0.0.1), DATA_DIR, REMOTES, INTAKE_URL, SEARCH_URL, SHELL_VERSION, SHELL_FOLDER,
 * RELEASE_KEYS, PUBLIC_URL, METRICS_PORT, DRAIN_SECONDS (2), END_SECONDS (10), STALL_SECONDS (60), TELEMETRY_SAMPLE, OVERRIDE_SECRET, TRUST_PROXY; for outside systems PANORAMA_URL, CONSENT_SCRIPT_ID,
 * CONSENT_SCRIPT_URL.
 */
import { GracefulServer } from '@goldbraun/shared/service/graceful-server.ts';
import { announceListening, endGracefully, refuseToStart } from '@goldbraun/shared/service/process.ts';
import { serveMetrics } from '@goldbraun/shared/service/serve-metrics.ts';
import { servingLimits } from '@goldbraun/shared/service/serving-limits.ts';
import { pino } from 'pino';
import { KnownParts } from './known-parts.ts';
import { LiveSite } from './live-site.ts';
import { Metrics } from './metrics.ts';
import { addReadiness } from './readiness.ts';
import { createEdge } from './server.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();
const log = pino({ name: 'shell', base: { part: 'shell' } });
const site = new LiveSite(settings, log);
const metrics = new Metrics(site, new KnownParts(site.cache, settings));
const app = await createEdge(settings, site, metrics, log);
const limits = servingLimits();
const door = new GracefulServer(app.server, limits);
addReadiness(app, door, site);

/** Waits for a server to listen, or ends the process with one clear line. */
async function listening<Result>(start: Promise<Result>, port: number, setting: string): Promise<Result> {
  try {
    return await start;
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    return refuseToStart(
      taken ? `Port ${port} is in use; choose another one with ${setting}.` : String(error),
    );
  }
}

await site.start();
const { port, metricsPort, host } = settings;
const internal =
  metricsPort === undefined
    ? undefined
    : await listening(serveMetrics(metrics, metricsPort, host), metricsPort, 'METRICS_PORT');
await listening(app.listen({ port, host }), port, 'PORT');
announceListening(app.server, internal?.port);
endGracefully(async () => {
  await door.end();
  internal?.stop();
  await app.close();
  await site.stop();
}, limits.exitMs);
