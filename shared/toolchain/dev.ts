/**
 * `npm run dev`: all parts with hot reload, rendered by the browser alone.
 * `npm run dev -w mfe-news`: that remote and the shell with hot reload; the other remotes, their files and the
 * services come from the running site at SITE_URL. With the site's OVERRIDE_SECRET, it is the site's own pages that
 * take the remote from here, for the browser that opens the address that is printed.
 */
import { join } from 'node:path';
import { documentOf, ownerOfAsset } from '../../shell/src/ownership.ts';
import { signOverride } from '../service/override-token.ts';
import { endGracefully, portSetting, refuseToStart } from '../service/process.ts';
import { type DevServer, startDevServer } from './development/dev-server.ts';
import { devEntry } from './development/documents.ts';
import { remotesOf } from './development/running-site.ts';
import { dataDir, remoteNames, root } from './parts.ts';
import { BEHIND, ProcessGroup } from './process-group.ts';
import { reportAndExit } from './report.ts';
import { siteSetting } from './site-setting.ts';

const group = new ProcessGroup();
let server: DevServer | undefined;
endGracefully(async () => {
  await server?.end();
  await group.end();
});

async function startAll(): Promise<DevServer> {
  const intake = await group.start({
    name: 'intake',
    script: join(root, 'mfe-acquisition/service/main.ts'),
    env: { ...BEHIND, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir(), TRUST_PROXY: 'loopback' },
  });
  const search = await group.start({
    name: 'restaurant-search',
    script: join(root, 'mfe-content/service/main.ts'),
    env: { ...BEHIND, PORT: '0', HOST: '127.0.0.1' },
  });
  const entries = Object.fromEntries(remoteNames.map((name) => [name, devEntry(name)]));
  return startDevServer({
    parts: ['shell', ...remoteNames],
    port: portSetting('PORT', 8080),
    remotes: async () => entries,
    proxy: [
      { context: '/service', target: `http://127.0.0.1:${intake.port}`, xfwd: true },
      { context: '/search', target: `http://127.0.0.1:${search.port}` },
    ],
  });
}

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
    const document = documentOf(path);
    if (document) return document.remote !== name;
    if (path.startsWith('/asset/')) return ![undefined, name].includes(ownerOfAsset(path));
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

const [name] = process.argv.slice(2);
if (name && !remoteNames.includes(name)) refuseToStart(`There is no remote "${name}".`);
try {
  process.stdout.write('Building …\n');
  if (name) {
    const site = siteSetting();
    const secret = process.env.OVERRIDE_SECRET;
    if (secret) {
      const address = await startOverride(name, site, secret);
      process.stdout.write(`\n${name} from here, in the pages of ${site.origin}: ${address}\n`);
    } else {
      server = await startOne(name, site);
      process.stdout.write(`\n${name} from here, all others from ${site.origin}: ${server.address}\n`);
    }
  } else {
    server = await startAll();
    process.stdout.write(`\nGoldbraun Immobilien, with hot reload: ${server.address}\n`);
  }
} catch (error) {
  await group.end();
  reportAndExit(error);
}
