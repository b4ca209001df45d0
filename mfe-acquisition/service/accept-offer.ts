import { createHash } from 'node:crypto';
import { fieldError } from '../offer/errors.ts';
import type { Offer } from '../offer/offer.ts';
import { parseOffer } from '../offer/schema.ts';
import type { Claim } from './attachment/attachment-store.ts';
import { inspect } from './attachment/inspect.ts';
import type { ReceivedFile } from './attachment/receive.ts';
import { type SolvedChallenge, verifyChallenge } from './challenge.ts';
import { newMails } from './outbox/new-mails.ts';
import type { ReadForm } from './read-form.ts';
import { newReference } from './reference.ts';
import { Refusal } from './refusal.ts';
import type { KnownOffer, NewOffer, OfferStore } from './store/offer-store.ts';

/** What stands by to accept an offer. */
export type Acceptance = { store: OfferStore; secret: string; mailDomain: string };

/**
 * Checks a form that was read and makes it an offer: row, attachment and mails in one commit. Gives its reference
 * number: a new one, or that of the same post before. Throws a Refusal otherwise.
 */
export async function acceptOffer(
  { store, secret, mailDomain }: Acceptance,
  id: string,
  key: string,
  form: ReadForm,
  claim: Claim,
): Promise<string> {
  const offer = await checkForm(form, claim);
  const contentHash = hashContent(offer, form.file);
  // A repeated post is answered before its challenge is looked at, which the first one used.
  const known = await store.findByKey(key);
  if (known) return sameReference(known, contentHash);

  const now = new Date();
  const challenge = checkChallenge(offer, secret, now);
  if (form.file) await claim.keep();
  const reference = newReference(now);
  const result = await store.save({
    ...newRows({ id, key, reference, contentHash, now }, offer, form.file),
    mails: newMails(id, reference, mailDomain, now),
    challenge,
  });
  if (result === 'saved') return reference;
  if (result === 'challenge_used') throw Refusal.ofFields([fieldError('answer', 'challenge_used')]);
  return sameReference(result, contentHash);
}

async function checkForm(form: ReadForm, claim: Claim): Promise<Offer> {
  const parsed = parseOffer(form.values);
  const errors = [...form.errors];
  if ('errors' in parsed) {
    for (const [field, code] of Object.entries(parsed.errors)) {
      if (errors.every((error) => error.field !== field)) errors.push(fieldError(field as keyof Offer, code));
    }
  }
  const fault = form.file && (await inspect(claim.upload, form.file.kind));
  if (fault) errors.push(fieldError('attachment', fault));
  if (errors.length > 0 || 'errors' in parsed) throw Refusal.ofFields(errors);
  return parsed.offer;
}

function checkChallenge(offer: Offer, secret: string, now: Date): SolvedChallenge {
  const challenge = verifyChallenge(offer, secret, now.getTime());
  if ('refused' in challenge) throw Refusal.ofFields([fieldError('answer', challenge.refused)]);
  return challenge;
}

/** The same for a post that is repeated with a new challenge. */
function hashContent({ token: _token, answer: _answer, ...texts }: Offer, file: ReceivedFile | null): string {
  const content = JSON.stringify([texts, file && [file.name, file.sha256]]);
  return createHash('sha256').update(content).digest('hex');
}

function sameReference(known: KnownOffer, contentHash: string): string {
  if (known.content_hash !== contentHash) throw new Refusal('key_conflict');
  return known.reference;
}

function newRows(
  ids: { id: string; key: string; reference: string; contentHash: string; now: Date },
  offer: Offer,
  file: ReceivedFile | null,
): Pick<NewOffer, 'offer' | 'attachment'> {
  return {
    offer: {
      id: ids.id,
      reference: ids.reference,
      idempotency_key: ids.key,
      content_hash: ids.contentHash,
      subject: offer.subject,
      salutation: offer.salutation,
      first_name: offer.firstName,
      last_name: offer.lastName,
      company: offer.company,
      email: offer.email,
      phone: offer.phone,
      message: offer.message,
      created_at: ids.now.toISOString(),
    },
    attachment: file && {
      offer_id: ids.id,
      kind: file.kind,
      original_name: file.name.slice(0, 255),
      bytes: file.bytes,
      sha256: file.sha256,
    },
  };
}
