import { type Override, readOverride } from '@goldbraun/shared/service/override-token';
import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../forms.ts';
import type { EdgeSettings } from '../settings.ts';

const COOKIE = 'goldbraun-override';
const pattern = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)(?:;|$)`);

const cookie = (value: string, seconds: number) =>
  `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

/** The override that a visitor brings along; null for none, a wrong one, and where overrides are not switched on. */
export function overrideOf(cookieHeader: string | undefined, secret: string | undefined): Override | null {
  if (!secret || !cookieHeader) return null;
  const [, token] = pattern.exec(cookieHeader) ?? [];
  return token ? readOverride(token, secret) : null;
}

/**
 * `GET /override?token=…` takes an override, `POST /override/reset` lets it go. Both exist only if OVERRIDE_SECRET is
 * set, which production does not.
 */
export function addOverrides(app: FastifyInstance, { overrideSecret }: EdgeSettings) {
  if (!overrideSecret) {
    app.get('/override', (_request, reply) =>
      reply
        .code(403)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Auf dieser Site sind Overrides nicht eingeschaltet (OVERRIDE_SECRET).\n'),
    );
    return;
  }
  app.get<{ Querystring: { token?: string } }>('/override', (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = String(request.query.token ?? '');
    const override = readOverride(token, overrideSecret);
    if (!override) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('Dieser Override ist abgelaufen oder mit einem anderen Geheimnis unterschrieben.\n');
    }
    const seconds = Math.floor((override.until - Date.now()) / 1000);
    return reply.header('set-cookie', cookie(token, seconds)).redirect('/', 302);
  });
  acceptForms(app);
  app.post('/override/reset', (_request, reply) =>
    reply.header('cache-control', 'no-store').header('set-cookie', cookie('', 0)).redirect('/', 303),
  );
}
