import type { AttachmentRow, OfferRow, Remark, Suspicion, Unconfirmed } from '../store/tables.ts';

const suspicions: Record<Exclude<Suspicion, ''>, string> = {
  honeypot:
    'Vielleicht stammt diese Nachricht von einem Programm: Ein unsichtbares Feld war ausgefüllt. Eine Eingangsbestätigung wurde nicht verschickt.',
  too_fast:
    'Vielleicht stammt diese Nachricht von einem Programm: Das Formular kam schneller zurück, als Menschen schreiben. Eine Eingangsbestätigung wurde nicht verschickt.',
};

const unconfirmedNotes: Record<Exclude<Unconfirmed, ''>, string> = {
  recipient_limit:
    'Eine Eingangsbestätigung wurde nicht verschickt: Diese E-Mail-Adresse hat in den letzten 24 Stunden schon drei bekommen. Vielleicht gibt jemand sie ohne Wissen ihres Inhabers an.',
};

const remarks: Record<Remark, string> = {
  active:
    'Der Anhang enthält aktive Inhalte (Skripte, Formularaktionen, eingebettete Dateien oder Verweise auf andere Dateien). Bitte erlauben Sie ihm beim Öffnen nichts.',
  encrypted:
    'Der Anhang ist verschlüsselt und konnte nicht ganz geprüft werden. Das Kennwort kennt der Absender.',
  unchecked: 'Der Anhang konnte nicht geprüft werden. Bitte öffnen Sie ihn mit Vorsicht.',
};

type Described = Pick<AttachmentRow, 'remarks' | 'scan' | 'finding'> & { refused: boolean };

/** Whether the attachment goes with the mail: not an infected one, nor one that no scanner has seen in time. */
export const mayBeSent = ({ scan, refused }: Pick<Described, 'scan' | 'refused'>): boolean =>
  !refused && (scan === 'none' || scan === 'clean');

/** What the department should know before it opens anything: sentences. */
export function offerNotes(
  { reference, suspicion, unconfirmed }: Pick<OfferRow, 'reference' | 'suspicion' | 'unconfirmed'>,
  attachment: Described | null,
): string[] {
  const notes = suspicion ? [suspicions[suspicion]] : [];
  if (unconfirmed) notes.push(unconfirmedNotes[unconfirmed]);
  return attachment ? [...notes, ...attachmentNotes({ reference }, attachment)] : notes;
}

/** The same of an attachment alone. */
export function attachmentNotes({ reference }: Pick<OfferRow, 'reference'>, attachment: Described): string[] {
  const notes: string[] = [];
  for (const remark of attachment.remarks.split(' ').filter(Boolean)) notes.push(remarks[remark as Remark]);
  const kept = `Er liegt dieser E-Mail nicht bei, ist aber unter ${reference} aufbewahrt.`;
  if (attachment.scan === 'infected') {
    notes.push(`Im Anhang wurde Schadsoftware gefunden (${attachment.finding}). ${kept}`);
  }
  if (attachment.scan === 'pending') {
    notes.push(`Der Anhang wurde noch nicht auf Schadsoftware geprüft. ${kept}`);
  }
  if (attachment.refused) notes.push(`Der Mailserver hat den Anhang nicht angenommen. ${kept}`);
  return notes;
}
