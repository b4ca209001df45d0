import type { FastifyInstance } from 'fastify';
import type { LiveSite } from './live-site.ts';
import type { EdgeSettings } from './settings.ts';

const PROBE_LIMIT_MS = 1_000;

/** `GET /healthz`: 200 with the live version of each remote when all is up, 503 with the same otherwise. */
export function addHealth(app: FastifyInstance, site: LiveSite, { intake, shell }: EdgeSettings) {
  app.get('/healthz', async (_request, reply) => {
    const intakeUp = await fetch(new URL('/healthz', intake), {
      signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    const remotesUp = Object.values(site.state).every(({ version }) => version !== null);
    const up = intakeUp && remotesUp && site.composition !== null;
    return reply
      .code(up ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: up ? 'up' : 'incomplete',
        shell: shell.version,
        remotes: site.state,
        intake: intakeUp ? 'up' : 'down',
      });
  });
}
