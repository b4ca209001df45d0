import { signOverride } from '@goldbraun/shared/service/override-token';
import { documentOf, ownerOfAsset } from '@goldbraun/shell/site';
import { siteTable } from '../site-table.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
import { devEntry } from './documents.ts';
import { remotesOf } from './running-site.ts';

const OVERRIDE_MS = 12 * 60 * 60 * 1000;

/** What a remote is developed with. */
interface Developed {
  name: string;
  /** The folder of a shell that is built for developers. */
  shell: string;
  port: number;
  site: URL;
}

/** A development server that is up. */
export interface Development {
  server: DevServer;
  /** What a browser opens. */
  address: string;
  /** The site from which all else comes; absent if none is there. */
  others?: URL;
  /** What to tell the developer. */
  text: string;
}

/**
 * Serves a remote to the pages of a running site itself.
 * @param secret the site's OVERRIDE_SECRET
 * @throws Error with a sentence if no site answers, or the port is taken
 */
export async function developInSite({
  secret,
  ...developed
}: Developed & { secret: string }): Promise<Development> {
  const { name, shell, port, site } = developed;
  await remotesOf(site);
  const server = await startDevServer({
    parts: [name],
    shell,
    port,
    remotes: () => remotesOf(site),
    proxy: [],
    site,
  });
  const override = { remote: name, origin: `http://localhost:${port}`, until: Date.now() + OVERRIDE_MS };
  const address = `${site.origin}/override?token=${signOverride(override, secret)}`;
  return {
    server,
    address,
    others: site,
    text: `${name} from here, in the pages of ${site.origin}: ${address}`,
  };
}

/**
 * Serves a remote in pages of its own, with all else from a running site.
 * @param isNamed whether somebody has said which site: otherwise it goes without one
 * @throws Error with a sentence if the named site does not answer, or the port is taken
 */
export async function developRemote({
  isNamed,
  ...developed
}: Developed & { isNamed: boolean }): Promise<Development> {
  const { name, shell, port, site } = developed;
  const others = await remotesOf(site).then(
    () => site,
    (error: Error) => {
      if (isNamed) throw error;
      return undefined;
    },
  );
  const server = await startDevServer({
    parts: [name],
    shell,
    port,
    // Asked for each page, since a team may have released meanwhile.
    remotes: async () => ({ ...(others ? await remotesOf(others) : {}), [name]: devEntry(name) }),
    proxy: others ? [{ context: isForeign(name), target: others.origin, changeOrigin: true }] : [],
  });
  const [path = '/'] = siteTable().remotes.find(({ remote }) => remote === name)?.paths ?? [];
  const address = server.address + path;
  const rest = others
    ? `all others from ${others.origin}`
    : 'no others, since SITE_URL names no running site';
  return { server, address, ...(others ? { others } : {}), text: `${name} from here, ${rest}: ${address}` };
}

/** What a running site answers while one remote comes from here. */
function isForeign(name: string) {
  const own = [`/remotes/${name}/dev/`, '/shell/dev/'];
  return (path: string): boolean => {
    const document = documentOf(siteTable(), path);
    if (document) return document.remote !== name;
    if (path.startsWith('/asset/')) return ![undefined, name].includes(ownerOfAsset(siteTable(), path));
    return /^\/(remotes|service|search)\//.test(path) && !own.some((prefix) => path.startsWith(prefix));
  };
}
