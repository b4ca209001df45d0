import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyReply } from 'fastify';
import { attachmentLimits } from '../../offer/offer.ts';
import { storedId } from '../attachment/attachment-store.ts';
import { attachmentName } from '../mail/attachment-name.ts';
import { mayBeSent } from '../mail/offer-notes.ts';
import type { OfferPlaces } from '../retention/remove-offer.ts';
import { documentOf, html, policy } from './document.ts';
import { matches, readFilters } from './filters.ts';
import { listPage } from './list-page.ts';
import { offerPage } from './offer-page.ts';

const unreachable = 'Die Datei ist gerade nicht erreichbar. Bitte später noch einmal versuchen.';

/** A running page for those who look after offers. */
export interface Desk {
  /** With the key without which it shows nothing. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Shows the offers in a browser of this machine, read-only. Whoever else may open connections here, another user or a page that
 * leads its name to this address, lacks the key.
 * @param port 0 for a free one
 */
export async function startDesk(
  { archive, attachments }: Pick<OfferPlaces, 'archive' | 'attachments'>,
  port: number,
): Promise<Desk> {
  const key = randomBytes(16).toString('base64url');
  const server = fastify({ logger: false });
  const page = (reply: FastifyReply, content: string) => reply.type('text/html; charset=utf-8').send(content);

  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const [, given = ''] = request.url.split(/[/?]/);
    if (request.hostname !== '127.0.0.1' || !isSame(given, key)) return missing(reply);
  });
  const missing = (reply: FastifyReply) =>
    page(reply.code(404), documentOf('Nicht gefunden', html`<p>Hier ist nichts.</p>`));
  server.setNotFoundHandler((_request, reply) => missing(reply));

  server.get<{ Querystring: Record<string, unknown> }>(`/${key}/`, async ({ query }, reply) => {
    const filters = readFilters(query);
    const since = filters.since ? new Date(filters.since) : undefined;
    const found = (await archive.list({ since })).filter((offer) => matches(offer, filters));
    return page(reply, listPage(found.reverse(), filters));
  });
  server.get<{ Params: { reference: string } }>(`/${key}/:reference`, async ({ params }, reply) => {
    const found = await archive.find(params.reference);
    return found ? page(reply, offerPage(found)) : missing(reply);
  });
  server.get<{ Params: { reference: string; name: string } }>(
    `/${key}/:reference/:name`,
    async ({ params }, reply) => {
      const found = await archive.find(params.reference);
      const files = found?.attachment ? [found.attachment, ...found.documents] : (found?.documents ?? []);
      const file = files.find((row) => attachmentName(params.reference, row) === params.name);
      if (!file || !mayBeSent({ ...file, refused: false })) return missing(reply);
      const content = await attachments.open(storedId(file), file).catch(() => null);
      if (!content) return page(reply.code(503), documentOf('Nicht erreichbar', html`<p>${unreachable}</p>`));
      return reply
        .type(attachmentLimits.types[file.kind].mime)
        .header('content-disposition', `attachment; filename="${params.name}"`)
        .send(content);
    },
  );

  await server.listen({ host: '127.0.0.1', port });
  const bound = server.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${bound.port}/${key}/`, close: () => server.close() };
}

function isSame(given: string, key: string): boolean {
  return given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));
}
