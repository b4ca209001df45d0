import type { Built } from '../../shared/toolchain/build/build-part.ts';
import type { BuildMode } from '../../shared/toolchain/build/build-target.ts';
import { allParts, buildParts } from '../../shared/toolchain/build-parts.ts';

const builds = new Map<BuildMode, Promise<Map<string, Built>>>();

/** The builds of all parts, looked for once in each process: sources do not change while tests run. */
export function buildsOf(mode: BuildMode): Promise<Map<string, Built>> {
  const known = builds.get(mode) ?? buildParts(allParts, mode);
  builds.set(mode, known);
  return known;
}
