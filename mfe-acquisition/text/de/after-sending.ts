import { brand } from '@goldbraun/shared/brand/brand';
import { answerRule } from '../../answer-date/answer-rule.ts';
import type { Land } from '../../answer-date/holidays.ts';
import { linkDays } from '../../offer/documents.ts';
import { inLand } from './laender.ts';
import { neededDocuments } from './needed-documents.ts';

const { workingDays, closingHour } = answerRule;
const numbers = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

const list = new Intl.ListFormat('de-DE');

const workingDaysWithout = (holidays: string) =>
  `Das sind ${numbers[workingDays]} Arbeitstage von Montag bis Freitag, ${holidays} nicht mitgezählt. Was nach ${closingHour}\u00a0Uhr, am Wochenende oder an einem Feiertag eingeht, zählt ab dem nächsten Arbeitstag.`;

/** What happens once an offer has been sent: the page says it, and so does the confirmation by mail. */
export const afterSending = {
  answer: {
    title: 'Wann Sie von uns hören',
    by: (day: string) => `Spätestens am ${day} haben Sie unsere Antwort.`,
    /** @param lands whose holidays were counted; none where the region is not known */
    rule: (lands: readonly Land[]) =>
      lands.length > 0
        ? workingDaysWithout(`Feiertage ${list.format(lands.map((land) => inLand[land]))}`)
        : `${workingDaysWithout('bundesweite Feiertage')} Fällt ein Feiertag, den nur Ihr Bundesland hat, in diese Zeit, kann es einen Tag länger dauern.`,
    calendar: 'Termin in den Kalender übernehmen',
    calendarFormat: ' (Kalenderdatei, .ics)',
  },
  contact: {
    title: 'Ihr Kontakt',
    text: `Fragen zu Ihrem Vorgang beantwortet ${brand.department}. Nennen Sie bitte die Vorgangsnummer.`,
    person: (name: string) =>
      `Fragen zu Ihrem Vorgang beantwortet ${name}. Nennen Sie bitte die Vorgangsnummer.`,
  },
  documents: neededDocuments,
  add: {
    text: `Nachreichen können Sie sie ${linkDays}\u00a0Tage lang über den Link in Ihrer Bestätigung, oder gleich hier:`,
    mail: `Nachreichen können Sie sie ${linkDays}\u00a0Tage lang über diesen Link. Er gilt nur für diesen Vorgang: Geben Sie ihn bitte nicht weiter.`,
    button: 'Unterlagen nachreichen',
  },
  calendar: {
    summary: `Antwort von ${brand.department}`,
    description: (reference: string) =>
      `Bis heute haben Sie unsere Antwort auf Ihre Nachricht. Vorgang: ${reference}. Fragen beantworten wir unter ${brand.phone.display} oder ${brand.email}.`,
  },
} as const;
