import { addDays, type Day, weekdayOf } from './day.ts';
import { easterSunday } from './easter.ts';

/** The Länder by their codes of ISO 3166-2:DE. */
export const laender = [
  ...(['BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV'] as const),
  ...(['NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH'] as const),
];

export type Land = (typeof laender)[number];

/** When a holiday is: on a day of the year (mm-dd), so many days after Easter Sunday, or by a rule of its own. */
type Rule = { on: string } | { afterEaster: number } | { by: (year: number) => Day };

type Holiday = Rule & {
  name: string;
  /** Where it is one by law; everywhere if it is not said. */
  in?: readonly Land[];
};

/**
 * The public holidays of Germany. The Day of German Unity is one by federal law (Einigungsvertrag, article 2), all others are
 * by the laws on Sundays and holidays of the sixteen Länder, as they stand in 2026. Not here, because they hold in parts of a
 * Land alone: Assumption Day in Catholic municipalities of Bavaria, Augsburg's Peace Festival, and Corpus Christi in some
 * municipalities of Saxony and Thuringia.
 */
const holidays: readonly Holiday[] = [
  { name: 'Neujahr', on: '01-01' },
  { name: 'Heilige Drei Könige', on: '01-06', in: ['BW', 'BY', 'ST'] },
  { name: 'Internationaler Frauentag', on: '03-08', in: ['BE', 'MV'] },
  { name: 'Karfreitag', afterEaster: -2 },
  { name: 'Ostersonntag', afterEaster: 0, in: ['BB'] },
  { name: 'Ostermontag', afterEaster: 1 },
  { name: 'Tag der Arbeit', on: '05-01' },
  { name: 'Christi Himmelfahrt', afterEaster: 39 },
  { name: 'Pfingstsonntag', afterEaster: 49, in: ['BB'] },
  { name: 'Pfingstmontag', afterEaster: 50 },
  { name: 'Fronleichnam', afterEaster: 60, in: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] },
  { name: 'Mariä Himmelfahrt', on: '08-15', in: ['SL'] },
  { name: 'Weltkindertag', on: '09-20', in: ['TH'] },
  { name: 'Tag der Deutschen Einheit', on: '10-03' },
  { name: 'Reformationstag', on: '10-31', in: ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'] },
  { name: 'Allerheiligen', on: '11-01', in: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { name: 'Buß- und Bettag', by: wednesdayBefore23November, in: ['SN'] },
  { name: 'Erster Weihnachtstag', on: '12-25' },
  { name: 'Zweiter Weihnachtstag', on: '12-26' },
];

/** The public holidays of a year, by their days: those of all Germany, and those that one of the Länder has besides. */
export function holidaysOf(year: number, ...lands: readonly Land[]): Map<Day, string> {
  const here = holidays.filter((holiday) => !holiday.in || lands.some((land) => holiday.in?.includes(land)));
  return new Map(here.map((holiday) => [dayOf(holiday, year), holiday.name]));
}

function dayOf(rule: Rule, year: number): Day {
  if ('on' in rule) return `${year}-${rule.on}`;
  return 'by' in rule ? rule.by(year) : addDays(easterSunday(year), rule.afterEaster);
}

function wednesdayBefore23November(year: number): Day {
  const last = `${year}-11-22`;
  return addDays(last, -((weekdayOf(last) + 4) % 7));
}
