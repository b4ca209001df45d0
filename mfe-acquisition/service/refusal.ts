import { type ErrorCode, errorMessages, type FieldError, type Problem } from '../offer/errors.ts';

const statuses: Record<ErrorCode, Problem['status']> = {
  required: 422,
  email_invalid: 422,
  answer_wrong: 422,
  privacy_required: 422,
  attachment_type: 415,
  attachment_too_large: 413,
  subject_required: 422,
  salutation_invalid: 422,
  region_invalid: 422,
  too_long: 422,
  invalid_characters: 422,
  attachment_missing: 422,
  attachment_empty: 422,
  attachment_damaged: 422,
  attachment_infected: 422,
  attachment_share: 422,
  link_invalid: 403,
  link_expired: 403,
  offer_gone: 410,
  documents_full: 422,
  challenge_missing: 422,
  challenge_expired: 422,
  challenge_used: 409,
  fields_invalid: 422,
  malformed: 400,
  duplicate_field: 400,
  unknown_field: 400,
  key_invalid: 400,
  key_conflict: 422,
  content_type: 415,
  not_found: 404,
  rate_limited: 429,
  unavailable: 503,
};

const titles: Record<Problem['status'], string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** An answer other than 201: thrown anywhere below a route, sent by the error handler of the server. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problem: Problem;

  constructor(code: ErrorCode, errors: FieldError[] = [], options?: ErrorOptions) {
    super(code, options);
    const status = statuses[code];
    const detail = errorMessages[code];
    this.problem = { type: 'about:blank', title: titles[status], status, code, detail, errors };
  }

  /** For fields at fault: one fault decides the status itself, several together are a 422. */
  static ofFields(errors: FieldError[]): Refusal {
    const [only, ...others] = errors;
    return new Refusal(only && others.length === 0 ? only.code : 'fields_invalid', errors);
  }
}
