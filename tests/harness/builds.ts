import type { Built } from '../../shared/toolchain/build/build-part.ts';
import type { BuildMode } from '../../shared/toolchain/build/build-target.ts';
import { allParts, buildParts } from '../../shared/toolchain/build-parts.ts';

async function build(mode: BuildMode): Promise<Map<string, Built>> {
  if (mode === 'production') return buildParts(allParts, mode);
  // React's development build is the shell's: it runs the remotes as they are released.
  return new Map([...(await buildsOf('production')), ...(await buildParts(['shell'], mode))]);
}

const builds = new Map<BuildMode, Promise<Map<string, Built>>>();

/**
 * The site's parts as they are released, or with the shell that developers have; looked for once in each process: sources do not change
 * while tests run.
 */
export function buildsOf(mode: BuildMode): Promise<Map<string, Built>> {
  const known = builds.get(mode) ?? build(mode);
  builds.set(mode, known);
  return known;
}

/** Builds all that tests in a browser need, before they run, and tells of it. */
export async function buildAhead(): Promise<void> {
  await buildsOf('development');
}
