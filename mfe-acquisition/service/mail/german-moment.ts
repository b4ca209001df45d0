const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** A stored moment as the department reads it: '20. November 2026 um 10:15'. */
export const germanMoment = (stored: string): string => moment.format(new Date(stored));
