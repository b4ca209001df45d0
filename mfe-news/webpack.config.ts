import { basename } from 'node:path';
import { type BuildTarget, remoteConfigs } from '@goldbraun/toolchain/build';
import type { Configuration, Module, NormalModule } from 'webpack';
import { slugs } from './text/de/slugs.ts';

/** More files than these would make a release slow to check and to fetch. */
const MAX_BODY_CHUNKS = 1_000;

/** How many bodies a chunk has: one, as long as there are no more than a thousand news. */
const perChunk = Math.ceil(slugs.length / MAX_BODY_CHUNKS);

const places = new Map<string, number>(slugs.map((slug, index) => [`${slug}.ts`, index]));
const placeOf = (module: Module) => places.get(basename((module as NormalModule).resource)) ?? 0;

const bodies = {
  test: /[\\/]text[\\/]de[\\/]bodies[\\/]/,
  chunks: ({ name }: { name?: string | null | undefined }) => name?.startsWith('news-body-') ?? false,
  name: (module: Module) => `news-bodies-${Math.floor(placeOf(module) / perChunk)}`,
  enforce: true,
};

function withGroupedBodies(config: Configuration): Configuration {
  const cacheGroups = { default: false, defaultVendors: false, bodies } as const;
  return { ...config, optimization: { ...config.optimization, splitChunks: { cacheGroups } } };
}

/** The preset has all that the parts have in common; what is special to this one is added here. */
export default (target: BuildTarget): Configuration[] => {
  const [browser, ...others] = remoteConfigs(target);
  if (!browser || perChunk === 1) return remoteConfigs(target);
  return [withGroupedBodies(browser), ...others];
};
