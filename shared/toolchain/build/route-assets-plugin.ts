import type { ChunkFiles, RouteAssets } from '@goldbraun/shared/release/route-assets';
import webpack, { type Chunk, type Compiler } from 'webpack';

function filesOf(chunks: Iterable<Chunk>): ChunkFiles {
  const files = [...chunks].flatMap((chunk) => [...chunk.files]);
  const ending = (suffix: string) => [...new Set(files.filter((file) => file.endsWith(suffix)))];
  return { js: ending('.js'), css: ending('.css') };
}

/** Writes `route-assets.json`, from which the composer makes the preload hints for exactly one route's files. */
export class RouteAssetsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RouteAssetsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RouteAssetsPlugin', stage }, () => {
        const groups = [...compilation.namedChunkGroups, ...compilation.entrypoints];
        const assets: RouteAssets = Object.fromEntries(
          groups.map(([name, group]) => [name, filesOf(group.chunks)]),
        );
        compilation.emitAsset(
          'route-assets.json',
          new webpack.sources.RawSource(JSON.stringify(assets, null, 1)),
        );
      });
    });
  }
}
