import type { RemoteName } from '../src/routes.ts';
import { liveOf, sharesOf } from './line-ups.ts';
import type { LiveCompositions } from './live-compositions.ts';
import type { Refusal } from './refusals.ts';
import type { RemoteFollower } from './remote-follower.ts';

/** What /healthz tells of one remote. */
export interface RemoteState {
  /** The live version; null if there is none. */
  version: string | null;
  /** Percent of the visitors by version. */
  shares: Record<string, number>;
  origin: 'reachable' | 'unreachable';
  /** The release that its discovery file names but that did not go live, or that file itself, and why. */
  refused?: Refusal;
  /** The last that was refused, whatever has become of it. */
  lastRefusal?: Refusal;
}

/** What there is to tell of each remote. Previews are their visitors' own matter. */
export function statesOf(
  followers: readonly RemoteFollower[],
  live: LiveCompositions,
): Record<RemoteName, RemoteState> {
  const states = followers.map(({ name, reachable, refused, lastRefusal }) => {
    const rollout = live.rolloutOf(name);
    const state: RemoteState = {
      version: liveOf(rollout)?.version ?? null,
      shares: sharesOf(rollout),
      origin: reachable ? 'reachable' : 'unreachable',
      refused,
      lastRefusal,
    };
    return [name, state] as const;
  });
  return Object.fromEntries(states);
}
