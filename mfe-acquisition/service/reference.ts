import { randomInt } from 'node:crypto';

// Without 0/O, 1/I/L and U/V: a reference is read out over the phone.
const letters = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
});

/** A new reference number, like VK-261120-ABCD-2345, with the German date of the given moment. */
export function newReference(now: Date): string {
  const parts = Object.fromEntries(day.formatToParts(now).map(({ type, value }) => [type, value]));
  const block = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `VK-${parts.year}${parts.month}${parts.day}-${block()}-${block()}`;
}
