import type { FastifyInstance } from 'fastify';
import type { LiveSite } from './live-site.ts';
import type { EdgeSettings } from './settings.ts';

const PROBE_LIMIT_MS = 1_000;

const isUp = (service: URL): Promise<boolean> =>
  fetch(new URL('/healthz', service), { signal: AbortSignal.timeout(PROBE_LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** `GET /healthz`: 200 with the live version of each remote when all is up, 503 with the same otherwise. */
export function addHealth(app: FastifyInstance, site: LiveSite, { intake, search, shell }: EdgeSettings) {
  app.get('/healthz', async (_request, reply) => {
    const [intakeUp, searchUp] = await Promise.all([isUp(intake), isUp(search)]);
    const remotes = site.state;
    const remotesUp = Object.values(remotes).every(({ version }) => version !== null);
    const up = intakeUp && searchUp && remotesUp && site.compositionFor(0) !== null;
    return reply
      .code(up ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: up ? 'up' : 'incomplete',
        shell: shell.version,
        remotes,
        intake: intakeUp ? 'up' : 'down',
        search: searchUp ? 'up' : 'down',
      });
  });
}
