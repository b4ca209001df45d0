/**
 * The shell's process. This thread serves visitors; the composer's worker thread renders. See docs/architecture.md.
 *
 * Environment: PORT (8080), HOST (127.0.0.1), DATA_DIR, REMOTES, INTAKE_URL, SEARCH_URL, SHELL_VERSION, SHELL_FOLDER,
 * TRUST_PROXY.
 */
import { announceListening, endGracefully, refuseToStart } from '@goldbraun/shared/service/process.ts';
import { pino } from 'pino';
import { LiveSite } from './live-site.ts';
import { createEdge } from './server.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();
const log = pino({ name: 'shell', base: { part: 'shell' } });
const site = new LiveSite(settings, log);
const app = await createEdge(settings, site, log);

await site.start();
try {
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  refuseToStart(taken ? `Port ${settings.port} is in use; choose another one with PORT.` : String(error));
}
announceListening(app.server);
endGracefully(async () => {
  await app.close();
  await site.stop();
});
