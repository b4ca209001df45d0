import type { OpeningHours, WeekDay } from '../../../restaurants/restaurant.ts';

/** The words of a language that opening hours are made of. */
export interface HoursWords {
  days: Record<WeekDay, string>;
  always: string;
  clock: string;
}

/** `08:00` → 8, `08:30` → 8:30 */
function shortTime(time: string): string {
  const [hours = '', minutes] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}

/** Opening hours as lines such as „Mo–Sa 9–23 Uhr“. */
export function hoursLines(hours: readonly OpeningHours[], { days, always, clock }: HoursWords): string[] {
  return hours.map(({ from, to, opens, closes }) => {
    if (from === 'mon' && to === 'sun' && opens === '00:00' && closes === '24:00') return always;
    const span = from === to ? days[from] : `${days[from]}–${days[to]}`;
    return `${span} ${shortTime(opens)}–${shortTime(closes)}\u00a0${clock}`;
  });
}
