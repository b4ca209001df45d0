/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { KnownParts } from './known-parts.ts';
import { LiveSite } from './live-site.ts';
import { Metrics } from './metrics.ts';
import { createEdge } from './server.ts';
import { settingsOf } from './testing/settings-of.ts';

/** A service that is up, and says how often it was asked. */
async function startService() {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, url: new URL(`http://127.0.0.1:${port}`), stop: () => server.close() };
}

it('/healthz asks the services once a second, however many want to know', async () => {
  const [intake, search] = [await startService(), await startService()];
  const settings = settingsOf({ intake: intake.url, search: search.url });
  const log = pino({ level: 'silent' });
  const site = new LiveSite(settings, log);
  const app = await createEdge(settings, site, new Metrics(site, new KnownParts(site.cache, settings)), log);
  try {
    const ask = async () => JSON.parse((await app.inject('/healthz')).body);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    for (const answer of answers) expect(answer).toMatchObject({ intake: 'up', search: 'up' });
    let answered = answers.length;
    for (; performance.now() - started < 1_200; answered += 1) await ask();
    const seconds = Math.ceil((performance.now() - started) / 1000);
    expect(answered).toBeGreaterThan(200);
    for (const { asked } of [intake, search]) {
      expect(asked.length).toBeGreaterThan(1);
      expect(asked.length).toBeLessThanOrEqual(seconds);
    }
  } finally {
    await app.close();
    intake.stop();
    search.stop();
  }
});
