import { allParts, buildParts } from '../../shared/toolchain/build-parts.ts';

/** Builds what the workers start their sites from, so that they don't all do it at once. */
export default async function buildOnce(): Promise<void> {
  await buildParts(allParts, 'production');
}
