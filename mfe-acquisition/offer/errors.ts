import { documentMessages } from './document-errors.ts';
import type { OfferField } from './offer.ts';

/** Every way in which an offer can be refused, with the sentence that the visitor reads. A closed list. */
export const errorMessages = {
  ...documentMessages,
  // Rules of the fields
  required: 'Das Feld ist erforderlich.',
  email_invalid: 'Dies ist keine gültige E-Mail-Adresse.',
  answer_wrong: 'Bitte geben Sie die Lösung für die Gleichung ein.',
  privacy_required: 'Sie müssen die Datenschutzinformationen akzeptieren.',
  subject_required: 'Bitte wählen Sie einen Betreff aus',
  salutation_invalid: 'Bitte wählen Sie Frau, Herr oder Divers oder lassen Sie die Anrede frei.',
  region_invalid: 'Diese Region gibt es nicht. Bitte suchen Sie Ihre Ansprechperson noch einmal.',
  too_long: 'Dieser Text ist zu lang. Bitte kürzen Sie ihn.',
  invalid_characters: 'Dieses Feld enthält unzulässige Zeichen. Bitte geben Sie den Text neu ein.',
  // The arithmetic challenge
  challenge_missing: 'Die Rechenaufgabe fehlt. Bitte lösen Sie die neue Gleichung.',
  challenge_expired: 'Die Rechenaufgabe ist abgelaufen. Bitte lösen Sie die neue Gleichung.',
  challenge_used: 'Diese Rechenaufgabe wurde bereits verwendet. Bitte lösen Sie die neue Gleichung.',
  // The request as a whole
  fields_invalid: 'Bitte prüfen Sie die markierten Felder.',
  malformed: 'Die Anfrage konnte nicht gelesen werden. Bitte senden Sie das Formular erneut ab.',
  duplicate_field: 'Ein Feld wurde mehrfach übertragen. Bitte senden Sie das Formular erneut ab.',
  unknown_field: 'Ein unbekanntes Feld wurde übertragen. Bitte laden Sie die Seite neu.',
  key_invalid: 'Die Anfrage hat keinen gültigen Schlüssel. Bitte laden Sie die Seite neu.',
  key_conflict:
    'Unter diesem Schlüssel wurde bereits eine andere Nachricht gesendet. Bitte senden Sie das Formular erneut ab.',
  content_type: 'Die Anfrage hat ein unbekanntes Format. Bitte senden Sie das Formular erneut ab.',
  not_found: 'Diese Adresse gibt es nicht.',
  rate_limited: 'Es wurden zu viele Anfragen gesendet. Bitte versuchen Sie es in einigen Minuten erneut.',
  unavailable:
    'Ihre Nachricht konnte gerade nicht gespeichert werden. Ihre Eingaben bleiben erhalten – bitte versuchen Sie es in einigen Minuten erneut.',
} as const;

/** One of the ways in which an offer can be refused. */
export type ErrorCode = keyof typeof errorMessages;

/** A refused field. */
export type FieldError = { field: OfferField; code: ErrorCode; message: string };

/**
 * The body of every refusal (`application/problem+json`, RFC 9457). `errors` names the fields at fault and
 * is empty where the fault isn't a field's; `detail` is a sentence for the visitor.
 */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: 400 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  code: ErrorCode;
  detail: string;
  errors: FieldError[];
};

/** The refusal of one field, with its message. */
export function fieldError(field: OfferField, code: ErrorCode): FieldError {
  return { field, code, message: errorMessages[code] };
}
