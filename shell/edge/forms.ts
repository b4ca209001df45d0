import type { FastifyInstance } from 'fastify';

const TYPE = 'application/x-www-form-urlencoded';

/** Lets forms without fields be posted; their type is none that Fastify would parse. */
export function acceptForms(app: FastifyInstance): void {
  if (app.hasContentTypeParser(TYPE)) return;
  app.addContentTypeParser(TYPE, (_request, _body, done) => done(null));
}
