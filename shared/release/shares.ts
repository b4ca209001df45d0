import type { DiscoveredRelease } from './discovery.ts';

/** Who sees what: percent of the visitors by version. The live release has all that is not named. */
export type Shares = Record<string, number>;

/** Who sees what while some canaries run. */
export function sharesBeside(live: string, canaries: Shares): Shares {
  const rest = 100 - Object.values(canaries).reduce((sum, percent) => sum + percent, 0);
  return { ...canaries, [live]: rest };
}

/** A list of releases in which each has its share; that of before, and of which edition it was, is forgotten. */
export const withShares = (
  releases: DiscoveredRelease[],
  live: string,
  shares: Shares,
  pinned: string | undefined,
): DiscoveredRelease[] =>
  releases.map((release) => {
    const { version } = release.metadata;
    return {
      ...release,
      deployment: { traffic: shares[version] ?? 0, default: version === live },
      extras: {
        manifestIntegrity: release.extras.manifestIntegrity,
        ...(version === pinned ? { pinned: true } : {}),
      },
    };
  });
