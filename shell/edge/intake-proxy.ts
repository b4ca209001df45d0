import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { passedOn } from './passed-on.ts';
import type { EdgeSettings } from './settings.ts';

const unavailable = {
  type: 'about:blank',
  title: 'Der Dienst ist gerade nicht erreichbar.',
  status: 503,
  errors: [
    {
      field: null,
      code: 'unavailable',
      message:
        'Ihre Nachricht konnte gerade nicht angenommen werden. Ihre Eingaben bleiben erhalten; bitte versuchen Sie es in einigen Minuten erneut.',
    },
  ],
};

/** For those who post a form without JavaScript, to whom the browser shows what is answered. */
const unavailableInWords =
  'Ihre Nachricht konnte gerade nicht angenommen werden. Gehen Sie im Browser bitte zurück und versuchen Sie es in einigen Minuten erneut.\n';

/**
 * What the intake has to know of a request. What belongs to the visitor's connection alone (Expect, Upgrade, Keep-Alive …)
 * must not go along: undici refuses it.
 */
const askedWith = ['accept', 'idempotency-key'];
/** The same of a body; a GET's is not passed on. */
const askedWithBody = [...askedWith, 'content-type', 'content-length'];

function requestHeaders({ body, ip }: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const names = body === undefined ? askedWith : askedWithBody;
  const asked = Object.entries(headers).filter(([name]) => names.includes(name));
  // What a visitor claims here must not count: the intake's rate limit goes by this address.
  return { ...Object.fromEntries(asked), 'x-forwarded-for': ip };
}

/**
 * An upload on its way to the intake, apart from the visitor's connection: if the intake breaks it off, undici ends
 * what it was given, and the connection has to live on for the answer.
 */
function detached(upload: Readable & { complete?: boolean }): Readable {
  const copy = new PassThrough();
  upload.once('close', () => upload.complete || copy.destroy());
  return upload.pipe(copy);
}

/**
 * Puts the intake behind the visitor's origin.
 * @param limitMs how long a body may be on its way
 */
export async function addIntake(
  app: FastifyInstance,
  { intake }: EdgeSettings,
  limitMs: number,
  log: Logger,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: intake.href,
    prefix: '/service',
    rewritePrefix: '/service',
    preHandler(request, _reply, done) {
      if (request.body) request.body = detached(request.raw);
      done();
    },
    // As many connections as there are uploads: slow ones must not keep others waiting.
    undici: { connections: null, headersTimeout: 60_000, bodyTimeout: limitMs },
    replyOptions: {
      rewriteHeaders: passedOn,
      rewriteRequestHeaders: (request, headers) =>
        requestHeaders(request as unknown as FastifyRequest, headers as IncomingHttpHeaders),
      onError(reply, { error }) {
        const { raw } = reply.request;
        // The visitor has gone: that says nothing about the intake, and nobody is there to be answered.
        if (raw.destroyed && !raw.complete) return;
        log.warn({ reason: error.message }, 'intake can not be reached');
        reply.code(503).header('retry-after', '30');
        if (reply.request.headers.accept?.includes('text/html')) {
          reply.type('text/plain; charset=utf-8').send(unavailableInWords);
          return;
        }
        reply.type('application/problem+json').send(JSON.stringify(unavailable));
      },
    },
  });
}
