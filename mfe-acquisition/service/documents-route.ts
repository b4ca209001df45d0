import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentAccepted,
  documentAdded,
  documentsPage,
  documentsPath,
  documentsQuery,
  maxDocuments,
} from '../offer/documents.ts';
import { acceptDocument } from './accept-document.ts';
import { networkHash } from './attachment/network.ts';
import { roomUnless } from './attachment/room.ts';
import { claimUpload } from './claim-upload.ts';
import { sendContinue } from './expect-continue.ts';
import { checkKey, type OfferRoute } from './offer-route.ts';
import { checkUpload, readForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import type { OpenOffer } from './store/document-store.ts';

/** POST /service/uploadrealestate/documents: one document for the offer that the link is of. */
export function handleDocument(route: OfferRoute) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<DocumentAccepted | FastifyReply> => {
    const { [documentsQuery.token]: token, [documentsQuery.key]: given } = queryOf(request);
    const key = checkKey(given);
    const offer = await findOffer(route, token, key);
    checkUpload(request);
    sendContinue(request.raw);
    const id = randomUUID();
    const number = await claimUpload(route, id, request.log, async (claim) => {
      const network = networkHash(request.ip, route.addressKey);
      const isKnown = () => route.store.documents.findByKey(key);
      const form = await readForm(request, claim.upload, roomUnless(isKnown, route.checkRoom, network));
      return acceptDocument(route, { id, key, network }, offer, form, claim);
    });
    route.onAccepted();
    const page = pageAfter(request, documentAdded);
    if (page) return reply.redirect(page, 303);
    reply.status(201);
    return { reference: offer.reference, number };
  };
}

/**
 * Where a sender without JavaScript is led, who posts a form and wants a page; null for all others, who get the answer itself.
 * @param result `documentAdded` or the code of a refusal
 */
export function pageAfter(request: FastifyRequest, result: string): string | null {
  if (request.routeOptions.url !== documentsPath || !wantsPage(request)) return null;
  return documentsPage(String(queryOf(request)[documentsQuery.token] ?? ''), result);
}

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

const queryOf = ({ query }: FastifyRequest) => query as Record<string, unknown>;

/** Who may add nothing is told so before the file has come. Throws a Refusal then. */
async function findOffer({ links, store }: OfferRoute, token: unknown, key: string): Promise<OpenOffer> {
  const verified = links.verify(String(token), new Date());
  if ('refused' in verified) throw new Refusal(verified.refused);
  const offer = await store.documents.findOffer(verified.reference);
  if (!offer) throw new Refusal('offer_gone');
  if (offer.documents >= maxDocuments && !(await store.documents.findByKey(key))) {
    throw new Refusal('documents_full');
  }
  return offer;
}
