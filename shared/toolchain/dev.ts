/**
 * `npm run dev -w mfe-news`: that remote and the shell with hot reload; the other remotes, their files and the
 * services come from the running site at SITE_URL. With the site's OVERRIDE_SECRET, it is the site's own pages that
 * take the remote from here, for the browser that opens the address that is printed.
 */

import { signOverride } from '@goldbraun/shared/service/override-token';
import { endGracefully, portSetting, refuseToStart } from '@goldbraun/shared/service/process';
import { documentOf, ownerOfAsset } from '@goldbraun/shell/site';
import { type DevServer, startDevServer } from './development/dev-server.ts';
import { devEntry } from './development/documents.ts';
import { remotesOf } from './development/running-site.ts';
import { remoteNames } from './parts.ts';
import { reportAndExit } from './report.ts';
import { siteSetting } from './site-setting.ts';
import { siteTable } from './site-table.ts';

let server: DevServer | undefined;
endGracefully(async () => await server?.end());

const OVERRIDE_MS = 12 * 60 * 60 * 1000;

/**
 * Serves the remote and the shell to the pages of the site itself.
 * @returns the address that takes the override
 */
async function startOverride(name: string, site: URL, secret: string): Promise<string> {
  await remotesOf(site);
  const port = portSetting('PORT', 8081);
  server = await startDevServer({
    parts: ['shell', name],
    port,
    remotes: () => remotesOf(site),
    proxy: [],
    site,
  });
  const token = signOverride(
    { remote: name, origin: `http://localhost:${port}`, until: Date.now() + OVERRIDE_MS },
    secret,
  );
  return `${site.origin}/override?token=${token}`;
}

async function startOne(name: string, site: URL): Promise<DevServer> {
  await remotesOf(site);
  const own = [`/remotes/${name}/dev/`, '/shell/dev/'];
  const isForeign = (path: string) => {
    const document = documentOf(siteTable(), path);
    if (document) return document.remote !== name;
    if (path.startsWith('/asset/')) return ![undefined, name].includes(ownerOfAsset(siteTable(), path));
    return /^\/(remotes|service|search)\//.test(path) && !own.some((prefix) => path.startsWith(prefix));
  };
  return startDevServer({
    parts: ['shell', name],
    port: portSetting('PORT', 8081),
    // Asked for each page, since a team may have released meanwhile.
    remotes: async () => ({ ...(await remotesOf(site)), [name]: devEntry(name) }),
    proxy: [{ context: isForeign, target: site.origin, changeOrigin: true }],
  });
}

const [name = ''] = process.argv.slice(2);
if (!remoteNames.includes(name)) refuseToStart(`There is no remote "${name}".`);
try {
  process.stdout.write('Building …\n');
  const site = siteSetting();
  const secret = process.env.OVERRIDE_SECRET;
  if (secret) {
    const address = await startOverride(name, site, secret);
    process.stdout.write(`\n${name} from here, in the pages of ${site.origin}: ${address}\n`);
  } else {
    server = await startOne(name, site);
    process.stdout.write(`\n${name} from here, all others from ${site.origin}: ${server.address}\n`);
  }
} catch (error) {
  reportAndExit(error);
}
