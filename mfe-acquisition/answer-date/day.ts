/** A day of the calendar, as yyyy-mm-dd. It has no time and no zone: it sorts, and compares as a text. */
export type Day = string;

const millisecondsOfDay = 24 * 60 * 60 * 1000;
const full = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'full' });

const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** So many days later; a negative number counts back. */
export const addDays = (day: Day, days: number): Day =>
  new Date(startOf(day) + days * millisecondsOfDay).toISOString().slice(0, 10);

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: Day): number => new Date(startOf(day)).getUTCDay();

/** As it is written in a letter: 'Freitag, 27. November 2026'. */
export const dayInWords = (day: Day): string => full.format(startOf(day));
