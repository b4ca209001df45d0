const minute = 60_000;
const steps = [2_000, 15_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute];

/** After this many attempts, about five days, a mail is given up; then somebody has to look, and resend it. */
export const maxAttempts = 125;

/** Milliseconds until the next attempt, after so many. */
export function backoff(attempts: number): number {
  return steps[Math.min(attempts, steps.length) - 1] ?? minute;
}
