import { brand } from '@goldbraun/shared/brand/brand';
import { afterSending } from '../text/de/after-sending.ts';
import { addDays, type Day } from './day.ts';

/** The type of a calendar file, for mails and downloads. */
export const calendarType = 'text/calendar; charset=utf-8';

/** The name of the file for an offer. */
export const calendarName = (reference: string): string => `Antwort-${reference}.ics`;

const basicDate = (day: Day) => day.replaceAll('-', '');
const basicMoment = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/**
 * An iCalendar file (RFC 5545) with one event: the whole day by which an offer is answered. The offer's reference is the event's
 * UID, so a calendar that takes the file from the page and from the mail has it once.
 * @param made the moment that stands in the file as its own
 */
export function calendarFile(reference: string, day: Day, made: Date): string {
  const { summary, description } = afterSending.calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.department}//Angebot//DE`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}`,
    `DTSTAMP:${basicMoment(made)}`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    `DTEND;VALUE=DATE:${basicDate(addDays(day, 1))}`,
    `SUMMARY:${escaped(`${summary} (${reference})`)}`,
    `DESCRIPTION:${escaped(description(reference))}`,
    // Nobody is busy because of it.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');

const longestLine = 75;

/** RFC 5545, 3.1: no line has more than 75 octets; the next one goes on after a space. No character is cut. */
function folded(line: string): string {
  const octets = (text: string) => new TextEncoder().encode(text).length;
  let current = '';
  const whole: string[] = [];
  for (const character of line) {
    if (octets(current + character) > longestLine) {
      whole.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...whole, current].join('\r\n');
}
