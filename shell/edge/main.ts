/**
 * The shell's process. This process serves visitors; the composer's processes render. See docs/architecture.md.
 *
 * Environment: PORT (8080), HOST (127.0.0.1), DATA_DIR, REMOTES, INTAKE_URL, SEARCH_URL, SHELL_VERSION, SHELL_FOLDER,
 * SITE, COMPOSER_SOCKET, RELEASE_KEYS, PUBLIC_URL, METRICS_PORT, DRAIN_SECONDS (2), END_SECONDS (10), STALL_SECONDS (60), TELEMETRY_SAMPLE, OVERRIDE_SECRET, PREVIEW_SECRET, TRUST_PROXY; for outside systems PANORAMA_URL, CONSENT_SCRIPT_ID,
 * CONSENT_SCRIPT_URL.
 */
import { setFlagsFromString } from 'node:v8';
import { GracefulServer } from '@goldbraun/shared/service/graceful-server';
import { announceListening, endGracefully, refuseToStart } from '@goldbraun/shared/service/process';
import { serveMetrics } from '@goldbraun/shared/service/serve-metrics';
import { servingLimits } from '@goldbraun/shared/service/serving-limits';
import { pino } from 'pino';
import { followTable } from './follow-table.ts';
import { addReadiness } from './readiness.ts';
import { RunningSite } from './running-site.ts';
import { readSettings } from './settings.ts';

// Answers to searches that are kept lie outside of the heap and count towards its limit. Of a heap of 40 MB, V8 would let 8 MB come before it collects
// all of it: while there are searches that is every second or two, and stops each time for 5 to 25 ms.
setFlagsFromString('--heap-growing-percent=200');

const settings = readSettings();
const log = pino({ name: 'shell', base: { part: 'shell' } });
const running = await RunningSite.open(settings, log);
const limits = servingLimits();
const door = new GracefulServer(running.server, limits);
running.add((app, site) => addReadiness(app, door, site));

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

await running.start();
const { port, metricsPort, host } = settings;
const internal =
  metricsPort === undefined
    ? undefined
    : await listening(serveMetrics(running.metrics, metricsPort, host), metricsPort, 'METRICS_PORT');
await listening(running.listen(port, host), port, 'PORT');
announceListening(running.server, internal?.port);
const unfollow = followTable(running, process.env.SITE || undefined, log);
endGracefully(async () => {
  unfollow();
  await door.end();
  internal?.stop();
  await running.stop();
}, limits.exitMs);
