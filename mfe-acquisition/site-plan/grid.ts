import { bandsAcross, bandsAway, type Reach, reachesOf, type Variant } from './bands.ts';
import { figures } from './rules.ts';

/** The lines between which a variant puts its parts. */
export interface Grid {
  across: Record<keyof ReturnType<typeof bandsAcross>, Reach>;
  away: Record<keyof ReturnType<typeof bandsAway>, Reach>;
  /** From the exit on the left to the entrance on the right. */
  between: Reach;
  /** Before the restaurant: where guests sit, and where they walk in. */
  terrace: Reach;
  path: Reach;
}

export function gridOf(variant: Variant): Grid {
  const across = reachesOf(bandsAcross(variant));
  const away = reachesOf(bandsAway(variant));
  const between = { start: across.windowLane.end, end: across.orderLanes.start };
  const terrace = { start: across.building.start, end: across.building.start + figures.terraceWidth };
  return {
    across,
    away,
    between,
    terrace,
    path: { start: terrace.end, end: terrace.end + figures.pathWidth },
  };
}
