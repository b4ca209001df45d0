import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldError } from '../offer/errors.ts';
import type { OfferAccepted } from '../offer/offer.ts';
import { type Acceptance, acceptOffer } from './accept-offer.ts';
import type { Claim, Incoming } from './attachment/incoming.ts';
import type { CheckRoom } from './attachment/room.ts';
import { sendContinue } from './expect-continue.ts';
import { maxBodyBytes, readForm } from './read-form.ts';
import { Refusal } from './refusal.ts';

/** What the route of the posts needs. `onAccepted` is told after each commit. */
export type OfferRoute = Acceptance & {
  incoming: Incoming;
  checkRoom: CheckRoom;
  /** Whether an error of a commit proves that there was no commit; over a network it doesn't. */
  commitsAreCertain: boolean;
  onAccepted: () => void;
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** POST /service/uploadrealestate */
export function handleOffer(route: OfferRoute) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<OfferAccepted> => {
    const key = checkHeaders(request);
    sendContinue(request.raw);
    const id = randomUUID();
    const claim = await route.incoming.claim(id);
    try {
      // The parser would wait for ever for the end of a connection that has ended while the folder was made.
      if (request.raw.destroyed) throw new Refusal('malformed');
      const form = await readForm(request, claim.upload, route.checkRoom);
      const reference = await acceptOffer(route, id, key, form, claim);
      await settle(route, request, id, claim);
      route.onAccepted();
      reply.status(201);
      return { reference };
    } catch (error) {
      const certain = error instanceof Refusal || route.commitsAreCertain || !claim.isKept();
      if (certain) await settle(route, request, id, claim);
      throw error;
    }
  };
}

function checkHeaders(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !uuid.test(key)) throw new Refusal('key_invalid');
  if (!request.isMultipart()) throw new Refusal('content_type');
  if (Number(request.headers['content-length']) > maxBodyBytes) {
    throw Refusal.ofFields([fieldError('attachment', 'attachment_too_large')]);
  }
  return key.toLowerCase();
}

/** Keeps the file if its offer is there, removes it if not. What can't be settled now is left to the sweep. */
async function settle({ store }: OfferRoute, request: FastifyRequest, id: string, claim: Claim) {
  try {
    const offered = claim.isKept() && (await store.has(id));
    await (offered ? claim.release() : claim.discard());
  } catch (error) {
    request.log.warn({ err: error }, 'an upload is left to the sweep');
  }
}
