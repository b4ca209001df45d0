import { validateAttachment } from '../../../offer/attachment.ts';
import { type ErrorCode, errorMessages } from '../../../offer/errors.ts';
import { type OfferField, subjects } from '../../../offer/offer.ts';
import { validateOffer } from '../../../offer/schema.ts';
import type { FieldProblem, OfferContent } from './submit-offer.ts';
import type { ChallengeState } from './use-challenge.ts';

/** What the form holds while it is filled in. */
export interface OfferFormValues extends OfferContent {
  answer?: string;
}

/** The messages of the fields that are not yet right. */
export type FieldMessages = Partial<Record<OfferField, string>>;

/** The fields from top to bottom, as the visitor sees them. */
const fieldOrder: OfferField[] = [
  'subject',
  'salutation',
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'message',
  'attachment',
  'region',
  'privacy',
  'answer',
];

/** A subject that the form knows, or none: the preset comes from another page's text. */
export function knownSubject(subject: string | null): string | undefined {
  return subjects.find((known) => known === subject);
}

/** Checks the form by the rules that the service has too. */
export function validateForm(
  { attachment, ...values }: OfferFormValues,
  challenge: ChallengeState,
  equationMissing: string,
): FieldMessages {
  const ready = challenge.status === 'ready' ? challenge.challenge : undefined;
  const codes: Partial<Record<OfferField, ErrorCode>> = validateOffer(
    { ...values, token: ready?.token },
    ready?.equation,
  );
  const fileCode = attachment ? validateAttachment(attachment) : null;
  if (fileCode) codes.attachment = fileCode;

  const messages: FieldMessages = {};
  for (const field of fieldOrder) {
    const code = codes[field];
    if (code) messages[field] = errorMessages[code];
  }
  // Without an equation there is nothing to answer, and "required" would ask for the impossible.
  if (!ready) messages.answer = equationMissing;
  return messages;
}

/** The messages in the order of the fields, for the summary. */
export function inFieldOrder(messages: FieldMessages): FieldProblem[] {
  return fieldOrder.flatMap((field) => {
    const message = messages[field];
    return message ? [{ field, message }] : [];
  });
}

/** The id of a field's control, to which the summary leads. */
export const fieldId = (field: OfferField) => `offer-${field}`;
