import type { DiscoveredRelease, NamedRelease, Preview } from './discovery.ts';
import { type Change, ReleaseError, type ReleaseHashes } from './release-store.ts';

/** So many may one remote have at the same time: each takes the room of a release. */
export const MAX_PREVIEWS = 20;

const named = (releases: DiscoveredRelease[]): Preview[] => releases[0]?.extras.previews ?? [];

/** The previews of a remote that have not ended, the newest first. */
export const previewsIn = (releases: DiscoveredRelease[], now = Date.now()): Preview[] =>
  named(releases).filter(({ until }) => until > now);

/** All whose files are needed: releases, and previews until a change has taken them out. */
export const namedReleases = (releases: DiscoveredRelease[]): NamedRelease[] => [
  ...releases,
  ...named(releases),
];

/** A list of releases with these previews in the place of those of before. */
export const withPreviews = (releases: DiscoveredRelease[], previews: Preview[]): DiscoveredRelease[] =>
  releases.map((release, index) => {
    const { previews: _before, ...extras } = release.extras;
    return { ...release, extras: index === 0 && previews.length > 0 ? { ...extras, previews } : extras };
  });

/** Who is given what, which no preview changes. */
const sharesIn = (releases: DiscoveredRelease[]) =>
  Object.fromEntries(
    releases
      .filter(({ deployment }) => deployment.traffic > 0)
      .map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
  );

const listed = (previews: Preview[]) => previews.map(({ name }) => `  ${name}`).join('\n') || '  none';

/**
 * What is to count with one preview more, or with another release under its name.
 * @param add stores the release's files
 * @throws ReleaseError
 */
export async function addedPreview(
  remote: string,
  now: DiscoveredRelease[],
  { name, version, until }: Pick<Preview, 'name' | 'until'> & { version: string },
  add: () => Promise<ReleaseHashes>,
): Promise<Change> {
  if (!now[0]) {
    throw new ReleaseError(`${remote} was never released here: previews stand beside a first release.`);
  }
  const others = previewsIn(now).filter((preview) => preview.name !== name);
  if (others.length >= MAX_PREVIEWS) {
    throw new ReleaseError(
      `${remote} has ${MAX_PREVIEWS} previews, and may have no more: end one of them with --end.\n${listed(others)}`,
    );
  }
  const { integrity, manifestIntegrity } = await add();
  const preview = { name, metadata: { version, integrity }, extras: { manifestIntegrity }, until };
  return {
    releases: withPreviews(now, [preview, ...others]),
    entry: { did: 'preview', version, preview: name, live: sharesIn(now) },
  };
}

/**
 * What is to count without a preview.
 * @throws ReleaseError if there is none of that name
 */
export function endedPreview(remote: string, now: DiscoveredRelease[], name: string): Change {
  const previews = previewsIn(now);
  const ended = previews.find((preview) => preview.name === name);
  if (!ended) {
    throw new ReleaseError(`${remote} has no preview "${name}". There are:\n${listed(previews)}`);
  }
  return {
    releases: withPreviews(
      now,
      previews.filter((preview) => preview !== ended),
    ),
    entry: {
      did: 'end-preview',
      version: ended.metadata.version,
      preview: name,
      live: sharesIn(now),
    },
  };
}
