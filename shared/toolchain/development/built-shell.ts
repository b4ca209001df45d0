import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPath } from '@goldbraun/shared/release/public-path';
import type { RouteAssets } from '@goldbraun/shared/release/route-assets';
import { sendFile } from '@goldbraun/shared/service/files/send-file';
import { REFRESH_MODULE } from '../build/shell-configs.ts';
import { DEV_VERSION } from './development-config.ts';
import { type Middleware, pathOf } from './documents.ts';

/**
 * The shell as it is built for developers, under the addresses of one that is developed: `main.js` is React Refresh and
 * then the shell, whose own files have their hashes in their names.
 * @param folder of the build
 */
export function builtShell(folder: string): Middleware {
  const assets: RouteAssets = JSON.parse(readFileSync(join(folder, 'route-assets.json'), 'utf8'));
  const { js = [], css: [style] = [] } = assets.main ?? {};
  const main = [`${REFRESH_MODULE}.js`, ...js].map((file) => `import './${file}';\n`).join('');
  const prefix = publicPath('shell', DEV_VERSION);
  return (request, response, next) => {
    const path = pathOf(request);
    if (!path.startsWith(prefix)) return next();
    const file = path.slice(prefix.length);
    if (file === 'main.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(main);
      return;
    }
    sendFile(request, response, { folder, path: `/${file === 'main.css' && style ? style : file}` }).then(
      (sent) => sent || next(),
      next,
    );
  };
}
