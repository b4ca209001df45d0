/** What the department promises. The pages and the mails name these figures too. */
export const answerRule = {
  workingDays: 5,
  /** What comes at this hour of the day or later counts as come on the next working day. */
  closingHour: 17,
  timeZone: 'Europe/Berlin',
} as const;
