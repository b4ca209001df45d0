import { createHash } from 'node:crypto';
import type { LocalRelease } from '../composer/line-up.ts';
import type { RemoteName } from '../src/routes.ts';

/** One remote's releases that have visitors now: canaries first, the live one last, together 100 percent. */
export type Rollout = { release: LocalRelease; percent: number }[];
export type Rollouts = ReadonlyMap<RemoteName, Rollout>;

/** The release for those who get no canary. */
export const liveOf = (rollout: Rollout | undefined): LocalRelease | undefined => rollout?.at(-1)?.release;
/** Percent of the visitors by version. */
export const sharesOf = (rollout: Rollout = []): Record<string, number> =>
  Object.fromEntries(rollout.map(({ release, percent }) => [release.version, percent]));
export const sameShares = (a: Rollout | undefined, b: Rollout): boolean =>
  JSON.stringify(sharesOf(a)) === JSON.stringify(sharesOf(b));

/** One release of each remote: what one visitor's pages are composed of. */
export interface LineUp {
  /** The same for the same releases. */
  key: string;
  releases: LocalRelease[];
}

/** A visitor's draw is a whole number from 0 to 99. */
export const DRAWS = 100;

const saltedHash = (salt: string, draw: number) =>
  createHash('sha256').update(`${salt}:${draw}`).digest('hex');

/**
 * The place of each draw in an order that depends on the salt. Every place is taken once, so that a share of n
 * percent is exactly n draws.
 */
function placesOf(salt: string): number[] {
  const order = Array.from({ length: DRAWS }, (_, draw) => ({ draw, hash: saltedHash(salt, draw) }));
  order.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const places: number[] = [];
  for (const [place, { draw }] of order.entries()) places[draw] = place;
  return places;
}

/**
 * Which release of a remote each draw sees. Salted with the canary's version: another canary is tried by other
 * visitors, and a canary whose share grows keeps those that it has.
 */
function releaseByDraw(rollout: Rollout): LocalRelease[] {
  const salt = rollout[0]?.release.version ?? '';
  const cards = rollout.flatMap(({ release, percent }) => Array<LocalRelease>(percent).fill(release));
  return placesOf(salt).map((place) => cards[place] as LocalRelease);
}

/** For each draw, from 0 to 99, the releases that its pages are composed of. */
export function lineUpsByDraw(rollouts: Rollouts): LineUp[] {
  // In one order, whichever remote came first: the key must be the same for the same releases.
  const names = [...rollouts.keys()].sort();
  const columns = names.map((name) => releaseByDraw(rollouts.get(name) as Rollout));
  return Array.from({ length: DRAWS }, (_, draw) => {
    const releases = columns.map((column) => column[draw] as LocalRelease);
    return { key: releases.map(({ name, version }) => `${name}@${version}`).join(' '), releases };
  });
}
