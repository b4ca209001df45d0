import { randomInt } from 'node:crypto';
import { DRAWS } from './line-ups.ts';

/**
 * While a canary runs, a visitor keeps the same releases from page to page. The cookie holds a number from 0 to 99
 * that one in a hundred visitors shares, tells nobody apart, and goes with the browser's session.
 */
const COOKIE = 'goldbraun-auswahl';

const pattern = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})(?:;|$)`);

/** The draw that a visitor brings along; undefined for one without. */
export function drawOf(cookieHeader: string | undefined): number | undefined {
  const [, draw] = pattern.exec(cookieHeader ?? '') ?? [];
  return draw === undefined ? undefined : Number(draw);
}

export const newDraw = (): number => randomInt(DRAWS);

/** The value of `Set-Cookie` for a draw. */
export const drawCookie = (draw: number, secure: boolean): string =>
  `${COOKIE}=${draw}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
