/** @jest-environment node */
import { weekdayOf } from './day.ts';
import { easterSunday } from './easter.ts';
import { holidaysOf, type Land, laender } from './holidays.ts';

const inAll = [
  ...['Neujahr', 'Karfreitag', 'Ostermontag', 'Tag der Arbeit', 'Christi Himmelfahrt', 'Pfingstmontag'],
  ...['Tag der Deutschen Einheit', 'Erster Weihnachtstag', 'Zweiter Weihnachtstag'],
];

/** How many days each Land has off by law, as its law counts them. */
const counts: Record<Land, number> = {
  ...{ BB: 12, BE: 10, BW: 12, BY: 12, HB: 10, HE: 10, HH: 10, MV: 11 },
  ...{ NI: 10, NW: 11, RP: 11, SH: 10, SL: 12, SN: 11, ST: 11, TH: 11 },
};

describe('Easter', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  it('is a Sunday from 22 March to 25 April in each of 400 years', () => {
    for (let year = 1900; year < 2300; year += 1) {
      const easter = easterSunday(year);
      expect(weekdayOf(easter)).toBe(0);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }
  });
});

describe.each([2026, 2027])('the public holidays of %i', (year) => {
  it('are nine in all of Germany', () => {
    expect([...holidaysOf(year).values()]).toEqual(inAll);
  });

  it.each(laender)('are as many in %s as its law has, and the nine are among them', (land) => {
    const names = [...holidaysOf(year, land).values()];
    expect(names).toHaveLength(counts[land]);
    expect(names).toEqual(expect.arrayContaining(inAll));
  });

  it('are all in that year, each on a day of its own', () => {
    for (const land of laender) {
      const days = [...holidaysOf(year, land).keys()];
      expect(days).toEqual(days.filter((day) => day.startsWith(`${year}-`)).toSorted());
    }
  });
});

describe('the holidays that move', () => {
  it.each([
    ['2026-04-03', 'Karfreitag'],
    ['2026-04-06', 'Ostermontag'],
    ['2026-05-14', 'Christi Himmelfahrt'],
    ['2026-05-25', 'Pfingstmontag'],
    ['2026-06-04', 'Fronleichnam'],
    ['2027-03-26', 'Karfreitag'],
    ['2027-03-29', 'Ostermontag'],
    ['2027-05-06', 'Christi Himmelfahrt'],
    ['2027-05-17', 'Pfingstmontag'],
    ['2027-05-27', 'Fronleichnam'],
  ])('have on %s: %s', (day, name) => {
    expect(holidaysOf(Number(day.slice(0, 4)), 'NW').get(day)).toBe(name);
  });

  it.each([
    [2023, '2023-11-22'],
    [2024, '2024-11-20'],
    [2026, '2026-11-18'],
    [2027, '2027-11-17'],
  ])('have the Day of Repentance of %i on %s, in Saxony alone', (year, day) => {
    expect(holidaysOf(year, 'SN').get(day)).toBe('Buß- und Bettag');
    const elsewhere = laender.filter((land) => land !== 'SN');
    expect(elsewhere.filter((land) => holidaysOf(year, land).has(day))).toEqual([]);
  });
});
