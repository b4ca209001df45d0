import type { FastifyInstance } from 'fastify';
import type { LiveSite } from './live-site.ts';
import type { EdgeSettings } from './settings.ts';

const PROBE_LIMIT_MS = 1_000;
/** Anybody may ask /healthz; the services are asked no more often than this. */
const PROBE_EVERY_MS = 1_000;

async function isUp(service: URL): Promise<boolean> {
  try {
    const response = await fetch(new URL('/healthz', service), {
      signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** The same look for all who ask within {@link PROBE_EVERY_MS}, also while it is still going on. */
function shared<Result>(look: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= PROBE_EVERY_MS) last = { at: now, result: look() };
    return last.result;
  };
}

/** `GET /healthz`: 200 with the live version of each remote when all is up, 503 with the same otherwise. */
export function addHealth(app: FastifyInstance, site: LiveSite, { intake, search, shell }: EdgeSettings) {
  const lookAtServices = shared(() => Promise.all([isUp(intake), isUp(search)]));
  app.get('/healthz', async (_request, reply) => {
    const [intakeUp, searchUp] = await lookAtServices();
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
