import { documentsOf, ownsAsset, ownsPath } from '../../shell/src/ownership.ts';
import { type Built, buildPart } from '../build/build-part.ts';
import type { BuildMode } from '../build/build-target.ts';
import { partOf, remoteNames, root } from './parts.ts';

export const buildMode = (): BuildMode =>
  process.env.NODE_ENV === 'development' ? 'development' : 'production';

/** Builds the named parts, one after the other, and tells of each how it went. */
export async function buildParts(names: string[], mode: BuildMode): Promise<Map<string, Built>> {
  const built = new Map<string, Built>();
  for (const name of names) {
    const begun = performance.now();
    const result = await buildPart(partOf(name), {
      root,
      mode,
      ownership: { documentsOf, ownsAsset, ownsPath },
    });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const outcome = result.fresh ? `built in ${seconds} s` : 'is up to date';
    process.stdout.write(`  ${name.padEnd(16)} ${result.version}  ${outcome}\n`);
    built.set(name, result);
  }
  return built;
}

export const allParts = ['shell', ...remoteNames];
