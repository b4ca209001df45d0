import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OfferAccepted } from '../offer/offer.ts';
import { type Acceptance, acceptOffer } from './accept-offer.ts';
import { networkHash } from './attachment/network.ts';
import { type CheckRoom, roomUnless } from './attachment/room.ts';
import { claimUpload, type UploadPlace } from './claim-upload.ts';
import type { DocumentsLinks } from './documents-link.ts';
import { sendContinue } from './expect-continue.ts';
import { checkUpload, readForm } from './read-form.ts';
import { Refusal } from './refusal.ts';

/** What the routes of the posts need. `onAccepted` is told after each commit. */
export type OfferRoute = Acceptance &
  UploadPlace & {
    checkRoom: CheckRoom;
    links: DocumentsLinks;
    onAccepted: () => void;
  };

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The idempotency key that a sender has given. Throws a Refusal if it is no UUID. */
export function checkKey(key: unknown): string {
  if (typeof key !== 'string' || !uuid.test(key)) throw new Refusal('key_invalid');
  return key.toLowerCase();
}

/** POST /service/uploadrealestate */
export function handleOffer(route: OfferRoute) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<OfferAccepted> => {
    const key = checkKey(request.headers['idempotency-key']);
    checkUpload(request);
    sendContinue(request.raw);
    const id = randomUUID();
    const accepted = await claimUpload(route, id, request.log, async (claim) => {
      const network = networkHash(request.ip, route.addressKey);
      const form = await readForm(
        request,
        claim.upload,
        roomUnless(() => route.store.findByKey(key), route.checkRoom, network),
      );
      return acceptOffer(route, { id, key, network }, form, claim);
    });
    route.onAccepted();
    reply.status(201);
    return {
      reference: accepted.reference,
      // Offers from before there was a promise have none.
      ...(accepted.answer_by ? { answerBy: accepted.answer_by } : {}),
      documentsToken: route.links.tokenOf(accepted),
    };
  };
}
