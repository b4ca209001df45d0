/**
 * Easter Sunday of a year of the Gregorian calendar, as yyyy-mm-dd. The anonymous algorithm that Butcher's Ecclesiastical
 * Calendar of 1876 gives, and Jean Meeus in "Astronomical Algorithms", chapter 8; it has no exceptions.
 */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const golden = year % 19;
  const moonCorrection = century - Math.floor((century + 8) / 25) + 1;
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor(moonCorrection / 3) + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return [year, Math.floor(sum / 31), (sum % 31) + 1].map((part) => String(part).padStart(2, '0')).join('-');
}
