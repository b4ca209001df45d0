import type { OfferField } from './offer.ts';

/** Every way in which an offer can be refused, with the sentence that the visitor reads. A closed list. */
export const errorMessages = {
  // Rules of the fields
  required: 'Das Feld ist erforderlich.',
  email_invalid: 'Dies ist keine gültige E-Mail-Adresse.',
  answer_wrong: 'Bitte geben Sie die Lösung für die Gleichung ein.',
  privacy_required: 'Sie müssen die Datenschutzinformationen akzeptieren.',
  attachment_type: 'Es sind nur folgende Dateiformate mit maximal 15 MB erlaubt - PDF, PNG, JPG.',
  attachment_too_large: 'Es sind nur folgende Dateiformate mit maximal 15 MB erlaubt - PDF, PNG, JPG.',
  subject_required: 'Bitte wählen Sie einen Betreff aus',
  salutation_invalid: 'Bitte wählen Sie Frau, Herr oder Divers oder lassen Sie die Anrede frei.',
  too_long: 'Dieser Text ist zu lang. Bitte kürzen Sie ihn.',
  invalid_characters: 'Dieses Feld enthält unzulässige Zeichen. Bitte geben Sie den Text neu ein.',
  attachment_empty: 'Die gewählte Datei ist leer. Bitte wählen Sie eine andere Datei.',
  attachment_damaged:
    'Die Datei ist beschädigt und lässt sich nicht öffnen. Bitte wählen Sie eine andere Datei.',
  attachment_infected:
    'In der Datei wurde Schadsoftware gefunden. Bitte prüfen Sie Ihren Rechner und wählen Sie eine andere Datei.',
  attachment_share:
    'Aus Ihrem Netz kamen in den letzten Tagen schon sehr viele Dateien. Bitte senden Sie Ihre Nachricht ohne Anhang ab und die Datei per E-Mail nach.',
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
  status: 400 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  code: ErrorCode;
  detail: string;
  errors: FieldError[];
};

/** The refusal of one field, with its message. */
export function fieldError(field: OfferField, code: ErrorCode): FieldError {
  return { field, code, message: errorMessages[code] };
}
