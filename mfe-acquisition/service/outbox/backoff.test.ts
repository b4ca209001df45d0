/** @jest-environment node */
import { backoff, maxAttempts } from './backoff.ts';

describe('the pause before a mail is sent again', () => {
  it('doubles from two seconds up to an hour', () => {
    expect([1, 2, 3, 4].map((attempts) => backoff(attempts, 0))).toEqual([2000, 4000, 8000, 16_000]);
    expect(backoff(12, 0)).toBe(3_600_000);
    expect(backoff(maxAttempts, 0)).toBe(3_600_000);
  });

  it('is up to a quarter shorter, and not the same for all mails', () => {
    const pauses = Array.from({ length: 200 }, () => backoff(5));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(24_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(32_000);
    expect(new Set(pauses).size).toBeGreaterThan(100);
  });

  it('adds up to about five days until the mail is given up', () => {
    const days = Array.from({ length: maxAttempts }, (_, index) => backoff(index + 1, 0.5)).reduce(
      (a, b) => a + b,
    );
    expect(days / 86_400_000).toBeGreaterThan(4);
    expect(days / 86_400_000).toBeLessThan(6);
  });
});
