/** Turns dd.mm.yyyy into yyyy-mm-dd, as `<time>` wants it. */
export function isoDate(date: string): string {
  return date.split('.').reverse().join('-');
}
