import { createRequire } from 'node:module';
import { join } from 'node:path';
import { publicPath } from '@goldbraun/shared/release/public-path';
import { writeReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import { namedSite } from '@goldbraun/shell/site';
import { browserConfig, serverConfig } from '../../../../shared/toolchain/build/base-config.ts';
import type { BuildTarget } from '../../../../shared/toolchain/build/build-target.ts';
import { productionRouter } from '../../../../shared/toolchain/build/shell-configs.ts';
import { root } from '../../../../shared/toolchain/parts.ts';
import { BuiltPart } from '../../../../shell/composer/documents/built-part.ts';
import {
  escaped,
  fontPreloadTag,
  inlineJson,
  picturePreloadTag,
} from '../../../../shell/composer/documents/markup.ts';
import { APP_ELEMENT, BOOT_ELEMENT, type Boot } from '../../../../shell/src/boot.ts';
import { consentPanel } from '../../../../shell/src/consent/panel.ts';
import { browserSite } from '../../../../shell/src/routes.ts';
import type { RenderedPage } from '../../../../shell/src/server/render-page.tsx';
import { buildAll, replacing } from '../build.ts';
import { serveStatic } from '../static-server.ts';
import type { RunningWay } from '../way.ts';
import type { Render } from './server.ts';

const VERSION = '1.0.0-0000000000';
const replaced = () => replacing('program');

/** The site's source as one program, with webpack's own splitting. */
async function build(output: string): Promise<void> {
  const target: BuildTarget = { name: 'program', folder: root, mode: 'production', version: VERSION, output };
  const browser = browserConfig(target);
  const { splitChunks: _, ...optimization } = browser.optimization ?? {};
  const server = serverConfig(target, join(import.meta.dirname, 'server.ts'), []);
  await buildAll([
    {
      ...browser,
      entry: { main: join(import.meta.dirname, '../app.ts') },
      output: { ...browser.output, importFunctionName: 'import' },
      resolve: { ...browser.resolve, alias: productionRouter() },
      optimization,
      plugins: [...(browser.plugins ?? []), ...replaced()],
    },
    { ...server, plugins: [...(server.plugins ?? []), ...replaced()] },
  ]);
  writeReleaseManifest(output, { name: 'program', version: VERSION } as Parameters<
    typeof writeReleaseManifest
  >[1]);
}

const link = (attributes: string) => `<link ${attributes}>`;

/** A document as frameworks make it: everything that the page needs is named in its head. */
function documentOf(page: RenderedPage, part: BuiltPart, boot: Boot): string {
  const own = page.chunks.flatMap(({ remote, names, scripts }) => ({ names: [remote, ...names], scripts }));
  const now = ['main', ...own.filter(({ scripts }) => scripts === 'now').flatMap(({ names }) => names)];
  const scripts = [...new Set(part.scriptsOf(now).map(({ address }) => address))];
  const all = ['main', ...own.flatMap(({ names }) => names)];
  const styles = [...new Set(part.stylesOf(all).map(({ address }) => address))];
  const { preload, title, description } = page.meta;
  const head = [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">`,
    preload ? picturePreloadTag(preload) : '',
    ...styles.map((href) => link(`rel="stylesheet" href="${href}"`)),
    ...part.fonts.map(fontPreloadTag),
    ...scripts.map((href) => link(`rel="modulepreload" href="${href}"`)),
    `<script type="module" src="${scripts[0]}"></script>`,
    link('rel="icon" href="/asset/favicon.svg" type="image/svg+xml"'),
  ];
  return `<!doctype html><html lang="de"><head>${head.join('')}</head><body><div id="${APP_ELEMENT}">${page.html}</div>${consentPanel({})}<script type="application/json" id="${BOOT_ELEMENT}">${inlineJson(boot)}</script></body></html>`;
}

/**
 * Builds and serves the program.
 * @param paths of the pages that are rendered, once
 * @param output a folder for the build
 */
export async function startProgram(site: URL, paths: string[], output: string): Promise<RunningWay> {
  await build(output);
  const { render } = createRequire(import.meta.url)(join(output, 'server.cjs')) as { render: Render };
  const part = new BuiltPart('program', VERSION, output);
  const { table } = namedSite();
  const documents = new Map<string, string>();
  for (const path of paths) {
    const result = await render(new URL(path, site).href, { outside: {}, site: table });
    if (!('page' in result)) throw new Error(`The program has no page ${path}.`);
    const { hydration } = result.page;
    const boot: Boot = { site: browserSite(table), remotes: {}, ...(hydration ? { hydration } : {}) };
    documents.set(path, documentOf(result.page, part, boot));
  }
  return serveStatic(site, (path) => documents.get(path), { [publicPath('program', VERSION)]: output });
}
