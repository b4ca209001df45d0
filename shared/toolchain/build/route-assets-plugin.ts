import type { ChunkFiles, PageFiles, RouteAssets } from '@goldbraun/shared/release/route-assets';
import webpack, { type Chunk, type ChunkGroup, type Compilation, type Compiler } from 'webpack';

function filesOf(chunks: Iterable<Chunk>): ChunkFiles {
  const files = [...chunks].flatMap((chunk) => [...chunk.files]);
  const ending = (suffix: string) => [...new Set(files.filter((file) => file.endsWith(suffix)))];
  return { js: ending('.js'), css: ending('.css') };
}

/**
 * Takes what imports say of preloading out of webpack's hands, where imports have a function of their own: its links would fetch a script past the
 * function that checks it.
 * @returns by the group that imports them, the groups that are to come with it
 */
function takePreloads({ chunkGroups, outputOptions }: Compilation): Map<ChunkGroup, ChunkGroup[]> {
  if (outputOptions.importFunctionName === 'import') return new Map();
  const isPreloaded = ({ options }: ChunkGroup) => options.preloadOrder !== undefined;
  const preloads = new Map(
    chunkGroups.map((group) => [group, [...group.childrenIterable].filter(isPreloaded)]),
  );
  for (const { options } of chunkGroups) delete options.preloadOrder;
  return preloads;
}

/**
 * Writes `route-assets.json`, from which the composer makes the preload hints for exactly one route's files, and tells browsers with what other pages
 * begin.
 */
export class RouteAssetsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RouteAssetsPlugin', (compilation) => {
      let preloads: ReturnType<typeof takePreloads> = new Map();
      compilation.hooks.afterChunks.tap('RouteAssetsPlugin', () => {
        preloads = takePreloads(compilation);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RouteAssetsPlugin', stage }, () => {
        const groups = [...compilation.namedChunkGroups, ...compilation.entrypoints];
        const pageFilesOf = (group: ChunkGroup): PageFiles => {
          const ahead = preloads.get(group)?.flatMap(({ chunks }) => filesOf(chunks).js) ?? [];
          return { ...filesOf(group.chunks), ...(ahead.length > 0 ? { ahead } : {}) };
        };
        const assets: RouteAssets = Object.fromEntries(
          groups.map(([name, group]) => [name, pageFilesOf(group)]),
        );
        compilation.emitAsset(
          'route-assets.json',
          new webpack.sources.RawSource(JSON.stringify(assets, null, 1)),
        );
      });
    });
  }
}
