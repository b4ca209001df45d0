/** @jest-environment node */
import { solve } from '../offer/equation.ts';
import { challengeLifetime, issueChallenge, verifyChallenge } from './challenge.ts';

const secret = 'secret';
const now = Date.UTC(2026, 10, 20);

describe('the arithmetic challenge', () => {
  it('accepts its right answer until it expires', () => {
    const { token, equation } = issueChallenge(secret, now);
    const answer = String(solve(equation));
    expect(verifyChallenge({ token, answer }, secret, now + challengeLifetime)).toEqual({
      id: expect.any(String),
      issued: now,
      expires: now + challengeLifetime,
    });
    expect(verifyChallenge({ token, answer }, secret, now + challengeLifetime + 1)).toEqual({
      refused: 'challenge_expired',
    });
  });

  it('refuses a wrong answer', () => {
    const { token, equation } = issueChallenge(secret, now);
    expect(verifyChallenge({ token, answer: String(solve(equation) + 1) }, secret, now)).toEqual({
      refused: 'answer_wrong',
    });
  });

  it('refuses a token that was signed with another secret, changed or made up', () => {
    const { token, equation } = issueChallenge(secret, now);
    const answer = String(solve(equation));
    for (const forged of [token.replace(/^./, 'X'), `${token}x`, token.split('.')[0] ?? '', 'x.y', '.']) {
      expect(verifyChallenge({ token: forged, answer }, secret, now)).toEqual({
        refused: 'challenge_missing',
      });
    }
    expect(verifyChallenge({ token, answer }, 'another', now)).toEqual({ refused: 'challenge_missing' });
  });

  it('shows equations whose tokens fit into the form', () => {
    for (let round = 0; round < 100; round += 1) {
      const { token, equation } = issueChallenge(secret, now);
      expect(equation).toMatch(/^[1-9] \+ [1-9]$/);
      expect(token.length).toBeLessThan(500);
    }
  });
});
