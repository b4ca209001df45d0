import { answerRule } from './answer-rule.ts';
import { addDays, type Day, weekdayOf } from './day.ts';
import { holidaysOf, type Land } from './holidays.ts';

const berlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: answerRule.timeZone,
  ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const),
});

/** Monday to Friday, unless it is a public holiday in one of the Länder, or in all of Germany. */
export const isWorkingDay = (day: Day, ...lands: readonly Land[]): boolean =>
  weekdayOf(day) % 6 !== 0 && !holidaysOf(Number(day.slice(0, 4)), ...lands).has(day);

function nextWorkingDay(day: Day, lands: readonly Land[]): Day {
  const next = addDays(day, 1);
  return isWorkingDay(next, ...lands) ? next : nextWorkingDay(next, lands);
}

/**
 * The day by which a message that came at that moment is answered: five working days after the one that it counts as come on.
 * Without a Land the holidays of all Germany count, so a holiday of one Land may lie in between.
 * @param lands in which the plot may lie, as far as that is known: a holiday of any of them is none of the five days
 */
export function answerDate(received: Date, ...lands: readonly Land[]): Day {
  const parts = Object.fromEntries(berlin.formatToParts(received).map(({ type, value }) => [type, value]));
  const today = `${parts.year}-${parts.month}-${parts.day}`;
  const isOpen = isWorkingDay(today, ...lands) && Number(parts.hour) < answerRule.closingHour;
  let day = isOpen ? today : nextWorkingDay(today, lands);
  for (let passed = 0; passed < answerRule.workingDays; passed += 1) day = nextWorkingDay(day, lands);
  return day;
}
