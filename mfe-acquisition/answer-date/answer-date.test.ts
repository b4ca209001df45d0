/** @jest-environment node */

import { laenderOf, regions } from '../regions/region.ts';
import { answerDate, isWorkingDay } from './answer-date.ts';
import { addDays, dayInWords, weekdayOf } from './day.ts';
import { holidaysOf, laender } from './holidays.ts';

describe('the day of the answer', () => {
  it.each([
    ['a Monday morning', '2026-11-23T09:00:00+01:00', '2026-11-30'],
    ['a minute before 17:00', '2026-11-23T16:59:59+01:00', '2026-11-30'],
    ['17:00, which counts as the next day', '2026-11-23T17:00:00+01:00', '2026-12-01'],
    ['a Friday evening, which counts as Monday', '2026-11-20T18:00:00+01:00', '2026-11-30'],
    ['a Saturday, which counts as Monday', '2026-11-21T10:00:00+01:00', '2026-11-30'],
    ['a Sunday night, which counts as Monday', '2026-11-22T23:59:59+01:00', '2026-11-30'],
    ['midnight in Berlin, which is another day in London', '2026-11-23T00:00:00+01:00', '2026-11-30'],
    ['a summer evening, when Berlin is two hours ahead', '2026-07-06T14:59:00Z', '2026-07-13'],
    ['the same a minute later', '2026-07-06T15:00:00Z', '2026-07-14'],
    ['Maundy Thursday, over Easter', '2026-04-02T10:00:00+02:00', '2026-04-13'],
    ['Good Friday, which counts as the Tuesday after', '2026-04-03T10:00:00+02:00', '2026-04-14'],
    ['the days before Christmas, over the end of the year', '2026-12-22T10:00:00+01:00', '2026-12-30'],
    ['the last working days of the year', '2026-12-29T10:00:00+01:00', '2027-01-06'],
    ['Christmas 2027, which is a weekend', '2027-12-23T10:00:00+01:00', '2027-12-30'],
  ])('after %s', (_when, received, day) => {
    expect(answerDate(new Date(received))).toBe(day);
  });

  it('is later by a holiday of the Land, where that is known', () => {
    const received = new Date('2026-12-29T10:00:00+01:00');
    const days = laender.map((land) => [land, answerDate(received, land)]);
    expect(days.filter(([, day]) => day !== '2027-01-06')).toEqual(
      ['BW', 'BY', 'ST'].map((land) => [land, '2027-01-07']),
    );
  });

  it('has five days before it that are no holiday in any Land of the region', () => {
    for (const region of regions) {
      const lands = laenderOf(region);
      expect(lands.length).toBeGreaterThan(0);
      const holidays = lands.flatMap((land) =>
        [2026, 2027, 2028].flatMap((year) => [...holidaysOf(year, land).keys()]),
      );
      for (let number = 0; number < 2 * 365; number += 1) {
        const received = addDays('2026-01-01', number);
        const last = answerDate(new Date(`${received}T11:00:00Z`), ...lands);
        let working = 0;
        for (let day = addDays(received, 1); day <= last; day = addDays(day, 1)) {
          if (weekdayOf(day) % 6 !== 0 && !holidays.includes(day)) working += 1;
        }
        const begunLater = weekdayOf(received) % 6 === 0 || holidays.includes(received);
        expect([region, received, working]).toEqual([region, received, begunLater ? 6 : 5]);
      }
    }
  });

  it('is always a working day, and never sooner for what came later', () => {
    let before = '';
    for (let hours = 0; hours < 2 * 365 * 24; hours += 7) {
      const day = answerDate(new Date(Date.UTC(2026, 0, 1, hours)));
      expect(isWorkingDay(day)).toBe(true);
      expect(day >= before).toBe(true);
      before = day;
    }
  });

  it('is written as in a letter', () => {
    expect(dayInWords('2026-11-30')).toBe('Montag, 30. November 2026');
  });
});
