const first = 2_000;
const longest = 60 * 60_000;

/** After this many attempts, about five days, a mail is given up; then somebody has to look, and resend it. */
export const maxAttempts = 125;

/**
 * Milliseconds until the next attempt, after so many: twice as long each time, up to an hour, and up to a quarter
 * less by chance (0 to 1), so that the mails of an outage don't all come back to the mail server at once.
 */
export function backoff(attempts: number, chance = Math.random()): number {
  const longestNow = Math.min(longest, first * 2 ** (attempts - 1));
  return Math.round(longestNow * (1 - chance / 4));
}
