import { type Built, buildPart } from './build/build-part.ts';
import type { BuildMode } from './build/build-target.ts';
import { partOf, remoteNames, root } from './parts.ts';
import { ownershipIn, siteTable } from './site-table.ts';

export const buildMode = (): BuildMode =>
  process.env.NODE_ENV === 'development' ? 'development' : 'production';

const toTerminal = (line: string) => void process.stdout.write(`${line}\n`);

/** Builds the named parts, one after the other, and tells of each how it went. */
export async function buildParts(
  names: string[],
  mode: BuildMode,
  say: (line: string) => void = toTerminal,
  { sourceMaps = false } = {},
): Promise<Map<string, Built>> {
  const built = new Map<string, Built>();
  for (const name of names) {
    const begun = performance.now();
    const result = await buildPart(partOf(name), {
      root,
      mode,
      sourceMaps,
      ownership: ownershipIn(siteTable()),
    });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const outcome = result.fresh ? `built in ${seconds} s` : 'is up to date';
    say(`  ${name.padEnd(16)} ${result.version}  ${outcome}`);
    built.set(name, result);
  }
  return built;
}

/**
 * Builds one part.
 * @throws BuildError that says why it can't be built
 */
export async function buildPartNamed(
  name: string,
  mode: BuildMode,
  say?: (line: string) => void,
  options?: { sourceMaps: boolean },
): Promise<Built> {
  const built = (await buildParts([name], mode, say, options)).get(name);
  if (!built) throw new Error(`${name} was not built.`);
  return built;
}

/**
 * Builds one part with the source maps that are kept beside its release.
 * @throws BuildError that says why it can't be built
 */
export const buildForRelease = (name: string, say?: (line: string) => void): Promise<Built> =>
  buildPartNamed(name, buildMode(), say, { sourceMaps: true });

export const allParts = ['shell', ...remoteNames];
