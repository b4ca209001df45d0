import { createHash } from 'node:crypto';
import { fieldError } from '../offer/errors.ts';
import type { Offer, OfferField } from '../offer/offer.ts';
import { parseOffer } from '../offer/schema.ts';
import type { Claim } from './attachment/incoming.ts';
import type { ReceivedFile } from './attachment/receive.ts';
import { timeToStore } from './attachment/time-to-store.ts';
import { type SolvedChallenge, verifyChallenge } from './challenge.ts';
import type { Inspect } from './inspection/inspection.ts';
import { recipientHash } from './mail/recipient.ts';
import { type AcceptedFile, newRows } from './new-rows.ts';
import { newMails } from './outbox/new-mails.ts';
import type { ReadForm } from './read-form.ts';
import { newReference } from './reference.ts';
import { Refusal } from './refusal.ts';
import { scanUpload } from './scan/scan-upload.ts';
import type { ScanFile } from './scan/scanner.ts';
import type { KnownOffer, OfferStore } from './store/offer-store.ts';
import type { Remark, Suspicion } from './store/tables.ts';

/** What stands by to accept an offer. */
export type Acceptance = {
  store: OfferStore;
  inspect: Inspect;
  /** Null where no virus scanner is configured. */
  scan: ScanFile | null;
  secret: string;
  /** Makes hashes of addresses that nobody else can make. */
  addressKey: string;
  mailDomain: string;
  /** Milliseconds from challenge to post, under which an offer may be a robot's. */
  minFillTime: number;
};

/** What a post is known by: the id of its offer, its idempotency key, and the hash of the network that it came from. */
export type Post = { id: string; key: string; network: string };

/**
 * Checks a form that was read and makes it an offer: row, attachment and mails in one commit. Gives what its sender
 * is told: of a new offer, or of the same post before. Throws a Refusal otherwise.
 */
export async function acceptOffer(
  acceptance: Acceptance,
  { id, key, network }: Post,
  form: ReadForm,
  claim: Claim,
): Promise<KnownOffer> {
  const readAt = performance.now();
  const { store, scan, mailDomain, addressKey } = acceptance;
  const parsed = parseOffer(form.values);
  const contentHash = 'offer' in parsed && hashContent(parsed.offer, form.file);
  if (contentHash && form.errors.length === 0) {
    // A repeated post is answered before its challenge is looked at, which the first one used.
    const known = await store.findByKey(key);
    if (known) return sameOffer(known, contentHash);
  }
  const now = new Date();
  const { offer, challenge, remarks } = await check(acceptance, parsed, form, claim, now);
  const file: AcceptedFile | null = form.file && {
    ...form.file,
    remarks,
    scan: await scanUpload(scan, claim.upload),
  };
  if (file) await claim.keep(file, timeToStore(readAt));
  const rows = newRows(
    { id, key, network, reference: newReference(now), contentHash: hashContent(offer, file), now },
    offer,
    suspicionOf(form, challenge, now, acceptance.minFillTime),
    file,
  );
  const mails = newMails(rows.offer, { domain: mailDomain, held: rows.attachment?.scan === 'pending', now });
  const recipient = recipientHash(offer.email, addressKey);
  const result = await store.save({ ...rows, mails, challenge, recipient });
  if (result === 'saved') return rows.offer;
  if (result === 'challenge_used') throw Refusal.ofFields([fieldError('answer', 'challenge_used')]);
  return sameOffer(result, rows.offer.content_hash);
}

/** Finds all faults at once. The file is looked into only for those who solved the equation: it is expensive. */
async function check(
  { inspect, secret }: Acceptance,
  parsed: ReturnType<typeof parseOffer>,
  form: ReadForm,
  claim: Claim,
  now: Date,
): Promise<{ offer: Offer; challenge: SolvedChallenge; remarks: Remark[] }> {
  const errors = [...form.errors];
  if ('errors' in parsed) {
    for (const [field, code] of Object.entries(parsed.errors)) {
      if (errors.every((error) => error.field !== field)) errors.push(fieldError(field as OfferField, code));
    }
  }
  const { token = '', answer = '' } = form.values;
  const challenge = verifyChallenge({ token: String(token), answer: String(answer) }, secret, now.getTime());
  if ('refused' in challenge && 'offer' in parsed) errors.push(fieldError('answer', challenge.refused));
  let remarks: Remark[] = [];
  if (form.file && 'id' in challenge) {
    const inspection = await inspect({ path: claim.upload, kind: form.file.kind });
    if ('fault' in inspection) errors.push(fieldError('attachment', inspection.fault));
    else remarks = inspection.remarks;
  }
  if (errors.length > 0 || 'errors' in parsed || 'refused' in challenge) throw Refusal.ofFields(errors);
  return { offer: parsed.offer, challenge, remarks };
}

/**
 * The same for a post that is repeated with a new challenge; without a region also for one that a service of before the regions
 * has accepted.
 */
function hashContent(
  { token: _token, answer: _answer, region, ...texts }: Offer,
  file: ReceivedFile | null,
): string {
  const content = JSON.stringify([region ? { ...texts, region } : texts, file && [file.name, file.sha256]]);
  return createHash('sha256').update(content).digest('hex');
}

function sameOffer(known: KnownOffer, contentHash: string): KnownOffer {
  if (known.content_hash !== contentHash) throw new Refusal('key_conflict');
  return known;
}

function suspicionOf(
  { trapped }: ReadForm,
  { issued }: SolvedChallenge,
  now: Date,
  minFillTime: number,
): Suspicion {
  if (trapped) return 'honeypot';
  return now.getTime() - issued < minFillTime ? 'too_fast' : '';
}
