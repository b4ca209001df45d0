import * as v from 'valibot';
import { type ErrorCode, errorMessages } from '../../../offer/errors.ts';
import { honeypot, type OfferField, offerFields, offerPath } from '../../../offer/offer.ts';
import { type Answer, send } from './send.ts';

/** What the visitor has written, without the equation. */
export interface OfferContent {
  subject?: string;
  salutation?: string;
  firstName?: string;
  lastName?: string;
  company?: string;
  email?: string;
  phone?: string;
  message?: string;
  /** Whose person gets a copy. */
  region?: string;
  privacy?: boolean;
  attachment?: File;
}

/** A field that was refused, with the sentence that stands beside it. */
export interface FieldProblem {
  field: OfferField;
  message: string;
}

/** Why a message did not get through; each has a text of its own. */
export type FailureReason = 'offline' | 'timeout' | 'busy' | 'unavailable' | 'rejected';

export type Delivery =
  | { outcome: 'accepted'; accepted: AcceptedOffer }
  | { outcome: 'refused'; problems: FieldProblem[] }
  /** The service holds other content under this key: the next try needs a new one. */
  | { outcome: 'failed'; reason: FailureReason; spentKey: boolean };

interface Submission {
  content: OfferContent;
  challenge: { token: string; answer: string };
  /** What stands in the field that only robots fill in. */
  website?: string;
  /** The idempotency key, a UUID. */
  key: string;
  onProgress?: (part: number) => void;
  silenceMs?: number;
}

// An intake of an earlier release says no more than the reference.
const acceptedSchema = v.object({
  reference: v.pipe(v.string(), v.minLength(1)),
  answerBy: v.optional(v.pipe(v.string(), v.isoDate())),
  documentsToken: v.optional(v.string()),
});

/** What the service says of an accepted offer: its reference, the day of the answer, the token to add documents. */
export type AcceptedOffer = v.InferOutput<typeof acceptedSchema>;

const problemSchema = v.object({
  code: v.string(),
  errors: v.array(v.object({ field: v.picklist(offerFields), code: v.string(), message: v.string() })),
});

/** Posts a message with its attachment to the intake and says what came of it. It never rejects. */
export async function submitOffer({
  content,
  challenge,
  website = '',
  key,
  onProgress,
  silenceMs,
}: Submission): Promise<Delivery> {
  const answer = await send({
    method: 'POST',
    path: offerPath,
    headers: { 'Idempotency-Key': key, Accept: 'application/json, application/problem+json' },
    body: multipart(content, { ...challenge, [honeypot]: website }),
    onProgress,
    silenceMs,
  });
  return readAnswer(answer);
}

/** The file comes last, so that the service knows the fields before the bytes arrive. */
function multipart({ attachment, ...fields }: OfferContent, others: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...others })) {
    if (value !== undefined && value !== '') body.append(name, String(value));
  }
  if (attachment) body.append('attachment', attachment, attachment.name);
  return body;
}

function readAnswer(answer: Answer): Delivery {
  if (answer.kind !== 'answered') return failed(answer.kind);
  if (answer.status === 201) {
    const accepted = v.safeParse(acceptedSchema, answer.body);
    return accepted.success ? { outcome: 'accepted', accepted: accepted.output } : failed('unavailable');
  }
  const problem = v.safeParse(problemSchema, answer.body);
  if (problem.success && problem.output.errors.length > 0) {
    return {
      outcome: 'refused',
      problems: problem.output.errors.map(({ field, code, message }) => ({
        field,
        message: code in errorMessages ? errorMessages[code as ErrorCode] : message,
      })),
    };
  }
  // A proxy before the service may refuse a large body without naming the field.
  if (answer.status === 413) return refusedAttachment('attachment_too_large');
  if (answer.status === 429) return failed('busy');
  if (answer.status >= 500 || !problem.success) return failed('unavailable');
  return { ...failed('rejected'), spentKey: problem.output.code === 'key_conflict' };
}

const failed = (reason: FailureReason) => ({ outcome: 'failed', reason, spentKey: false }) as const;

const refusedAttachment = (code: ErrorCode): Delivery => ({
  outcome: 'refused',
  problems: [{ field: 'attachment', message: errorMessages[code] }],
});
