import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONTRACT_VERSION } from '@goldbraun/shared/contract/version';
import { writeReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import { SLOT_TYPES } from '@goldbraun/shared/release/slot-types';
import webpack, { type Configuration } from 'webpack';
import type { BuildMode, BuildTarget, Part } from './build-target.ts';
import { checkRemote, type OwnershipCheck } from './check-remote.ts';
import { needsOfRemote, sharedVersions } from './federation.ts';
import { inputHash } from './input-hash.ts';
import { isSameBuild, mapsOf, takeMaps } from './source-maps.ts';

/** A build that failed, with sentences that say why. */
export class BuildError extends Error {
  constructor(part: string, problems: string[]) {
    super(`${part} can't be built:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

export interface Built extends BuildTarget {
  /** False if the output of an earlier build with the same sources was there already. */
  fresh: boolean;
  /** The folder of its source maps, by the names of its scripts with `.map`; undefined if there are none. */
  maps?: string;
}

const runWebpack = (configs: Configuration[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack made no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        const { errors = [], warnings = [] } =
          stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
        const messages = [...errors, ...warnings].map(
          // The compiler's own stack says nothing about the code that it could not compile.
          ({ message, moduleName }) => `${moduleName ?? ''} ${message.split(/\n\s*Caused by:/, 1)[0]}`,
        );
        // The browser's and the server's build stumble over the same mistake.
        resolve([...new Set(messages)]);
      });
    });
  });

/**
 * Builds one part into `<part>/dist/<mode>/<version>/`, unless its sources were built before.
 * The version is the package's version and a hash of all sources.
 *
 * Whatever is released is built with source maps: without them webpack gives chunks other hashes before they are minified, and the minifier, which
 * names variables by how often each letter stands in a script, would make another script of the same sources.
 * @param options.sourceMaps builds what is there without source maps once more for them
 * @throws BuildError if the code does not compile or the remote breaks a rule of the site
 */
export async function buildPart(
  part: Part,
  options: { root: string; mode: BuildMode; ownership: OwnershipCheck; sourceMaps?: boolean },
): Promise<Built> {
  const version = versionOfSources(part, options);
  const distribution = join(part.folder, 'dist', options.mode);
  const output = join(distribution, version);
  const { mode, sourceMaps = false } = options;
  const withMaps = mode === 'production';
  const target: BuildTarget = { ...part, mode, version, output, sourceMaps: withMaps };
  const maps = mapsOf(part, version);
  const hasMaps = () => (existsSync(maps) ? { maps } : {});
  if (existsSync(join(output, 'release.json')) && (!sourceMaps || existsSync(maps))) {
    return { ...target, ...hasMaps(), fresh: false };
  }

  // Into a folder of its own first: a build that was broken off must not pass for a whole one.
  const unfinished = { ...target, output: join(distribution, `unfinished-${process.pid}`) };
  const unfinishedMaps = mapsOf(part, `unfinished-${process.pid}`);
  rmSync(unfinished.output, { recursive: true, force: true });
  mkdirSync(unfinished.output, { recursive: true });
  try {
    const { default: configs } = await import(join(part.folder, 'webpack.config.ts'));
    const problems = await runWebpack(configs(unfinished));
    if (problems.length > 0) throw new BuildError(part.name, problems);
    if (withMaps) takeMaps(unfinished.output, unfinishedMaps);
    const assets = join(part.folder, 'asset');
    if (existsSync(assets)) {
      cpSync(assets, join(unfinished.output, 'asset'), {
        recursive: true,
        filter: (source) => !source.endsWith('pictures.json'),
      });
    }
    const slots = join(part.folder, 'src/slots.ts');
    if (existsSync(slots)) cpSync(slots, join(unfinished.output, SLOT_TYPES));
    // Whom what of the site belongs to.
    if (part.name === 'shell') cpSync(join(part.folder, 'site.json'), join(unfinished.output, 'site.json'));
    writeReleaseManifest(unfinished.output, {
      name: part.name,
      version,
      contract: CONTRACT_VERSION,
      shared: sharedVersions(),
      ...(part.name === 'shell' ? {} : { needs: needsOfRemote() }),
    });
    if (part.name !== 'shell') {
      const mistakes = await checkRemote(unfinished, options.ownership);
      if (mistakes.length > 0) throw new BuildError(part.name, mistakes);
    }
    if (withMaps) {
      if (!isSameBuild(unfinished.output, output)) throw new BuildError(part.name, [otherFiles(version)]);
      rmSync(maps, { recursive: true, force: true });
      renameSync(unfinishedMaps, maps);
    }
    return { ...target, ...hasMaps(), fresh: giveName(unfinished.output, output) };
  } finally {
    rmSync(unfinished.output, { recursive: true, force: true });
    rmSync(unfinishedMaps, { recursive: true, force: true });
  }
}

const otherFiles = (version: string) =>
  `Version ${version} is built already, and the same sources give other files now: remove dist/ and do it again.`;

/** The version that a build of the sources would have: the package's, and a hash of all that goes into it. */
export function versionOfSources(part: Part, { root, mode }: { root: string; mode: BuildMode }): string {
  const { version } = JSON.parse(readFileSync(join(part.folder, 'package.json'), 'utf8'));
  return `${version}-${inputHash(root, relative(root, part.folder), mode)}`;
}

/**
 * Gives a finished build its name, unless another command has built the same meanwhile: that may be read already.
 * @returns whether it got the name
 */
function giveName(finished: string, output: string): boolean {
  const isThere = () => existsSync(join(output, 'release.json'));
  if (existsSync(output) && !isThere()) rmSync(output, { recursive: true, force: true });
  try {
    renameSync(finished, output);
    return true;
  } catch (error) {
    if (isThere()) return false;
    throw error;
  }
}
