import * as v from 'valibot';
import { regions } from '../regions/region.ts';
import { solve } from './equation.ts';
import type { ErrorCode } from './errors.ts';
import { maxLengths, type Offer, type OfferField, type OfferValues, salutations, subjects } from './offer.ts';

/** The refused fields of a form, each with its first fault. */
export type OfferErrors = Partial<Record<OfferField, ErrorCode>>;

// Copied phone numbers and names often carry invisible direction marks: they are dropped, not refused.
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const controlInLine = /[\p{Cc}\u2028\u2029]/u;
const controlInText = /[^\P{Cc}\n\t]/u;
// The local part is a dot-atom (RFC 5321), the domain may have umlauts and needs a dot.
const emailShape =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,63}|xn--[a-z\d-]{1,59})$/iu;

const code = <Code extends ErrorCode>(value: Code): Code => value;

const cleaned = v.pipe(
  v.optional(v.string(code('malformed')), ''),
  v.transform((text) => text.normalize('NFC').replace(invisible, '').replace(/\r\n?/g, '\n').trim()),
);

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, code('too_long')),
    v.check((text) => !controlInLine.test(text), code('invalid_characters')),
  );

const requiredLine = (max: number) => v.pipe(v.pipe(cleaned, v.minLength(1, code('required'))), line(max));

const schema = v.object({
  subject: v.pipe(cleaned, v.picklist(subjects, code('subject_required'))),
  salutation: v.pipe(cleaned, v.picklist(['', ...salutations], code('salutation_invalid'))),
  firstName: requiredLine(maxLengths.firstName),
  lastName: requiredLine(maxLengths.lastName),
  company: requiredLine(maxLengths.company),
  email: v.pipe(requiredLine(maxLengths.email), v.regex(emailShape, code('email_invalid'))),
  phone: requiredLine(maxLengths.phone),
  message: v.pipe(
    cleaned,
    v.maxLength(maxLengths.message, code('too_long')),
    v.check((text) => !controlInText.test(text), code('invalid_characters')),
  ),
  region: v.pipe(cleaned, v.picklist(['', ...regions], code('region_invalid'))),
  privacy: v.pipe(
    v.optional(v.union([v.string(), v.boolean()], code('privacy_required')), false),
    v.check((value) => value === true || value === 'true', code('privacy_required')),
    v.transform(() => true as const),
  ),
  token: v.pipe(
    cleaned,
    v.minLength(1, code('challenge_missing')),
    v.maxLength(maxLengths.token, code('challenge_missing')),
  ),
  answer: v.pipe(
    cleaned,
    v.minLength(1, code('required')),
    v.maxLength(maxLengths.answer, code('answer_wrong')),
    v.regex(/^-?\d+$/, code('answer_wrong')),
  ),
});

/** The checked offer, or the refused fields. Texts come back trimmed, in NFC and with \n as line break. */
export function parseOffer(values: OfferValues): { offer: Offer } | { errors: OfferErrors } {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return { offer: result.output };
  const errors: OfferErrors = {};
  for (const issue of result.issues) {
    errors[v.getDotPath(issue) as OfferField] ??= issue.message as ErrorCode;
  }
  return { errors };
}

/**
 * The refused fields of the form, each with its first fault; empty when all is well. With the equation that
 * is shown, a wrong answer is found too.
 */
export function validateOffer(values: OfferValues, equation?: string): OfferErrors {
  const result = parseOffer(values);
  const errors = 'errors' in result ? result.errors : {};
  if (equation && !errors.answer && Number(values.answer) !== solve(equation)) errors.answer = 'answer_wrong';
  return errors;
}
