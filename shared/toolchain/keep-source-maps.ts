import { openSourceMaps } from '@goldbraun/shared/release/source-maps/open-source-maps';
import type { Built } from './build/build-part.ts';
import { openReleases } from './open-releases.ts';
import { storeSetting } from './parts.ts';

/**
 * Stores the source maps of what was just released. They come after it, because no release waits for them.
 * @throws Error that says that it is released, and why its maps are not there
 */
export async function keepSourceMaps({ name, version, maps }: Built): Promise<void> {
  if (!maps) return;
  try {
    const kept = async () => (await openReleases(name).all()).map(({ metadata }) => metadata.version);
    await openSourceMaps(storeSetting(), name).keep(version, maps, kept);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} ${version} is released, but its source maps are not stored: ${reason}`);
  }
}
