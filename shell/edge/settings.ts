import { brand } from '@goldbraun/shared/brand/brand.ts';
import { portSetting, refuseToStart, requireSetting } from '@goldbraun/shared/service/process.ts';
import { ownership, type RemoteName } from '../src/routes.ts';

export interface EdgeSettings {
  port: number;
  host: string;
  dataDir: string;
  /** Origin of each remote, such as `http://127.0.0.1:4001`. */
  remotes: Record<RemoteName, URL>;
  intake: URL;
  /** The restaurant search. */
  search: URL;
  shell: { version: string; folder: string };
  /** Where visitors reach the site, for the addresses that must be whole: in the sitemap, the feed, for sharing. */
  publicUrl: string;
  /** As Fastify takes it: the proxies whose X-Forwarded-… headers count. */
  trustProxy: string | false;
}

function urlSetting(name: string, value: string): URL {
  if (URL.canParse(value) && /^https?:/.test(value)) return new URL(value);
  return refuseToStart(`${name} must be an http(s) address, not "${value}".`);
}

function remotesSetting(): Record<RemoteName, URL> {
  const names = [...new Set(ownership.map(({ remote }) => remote))];
  const entries = requireSetting('REMOTES')
    .split(',')
    .map((pair) => pair.trim().split(/=(.*)/s, 2) as [string, string | undefined]);
  const given = new Map(entries);
  for (const [name] of entries) {
    if (!names.includes(name as RemoteName)) refuseToStart(`REMOTES names "${name}", which is not a remote.`);
  }
  const urlOf = (name: RemoteName) => {
    const value = given.get(name);
    return value ? urlSetting(`REMOTES: ${name}`, value) : refuseToStart(`REMOTES does not name ${name}.`);
  };
  return Object.fromEntries(names.map((name) => [name, urlOf(name)])) as Record<RemoteName, URL>;
}

/** Reads the environment; what is wrong ends the process with one clear line. */
export const readSettings = (): EdgeSettings => ({
  port: portSetting('PORT', 8080),
  host: process.env.HOST ?? '127.0.0.1',
  dataDir: process.env.DATA_DIR ?? '.data',
  remotes: remotesSetting(),
  intake: urlSetting('INTAKE_URL', requireSetting('INTAKE_URL')),
  search: urlSetting('SEARCH_URL', requireSetting('SEARCH_URL')),
  shell: { version: requireSetting('SHELL_VERSION'), folder: requireSetting('SHELL_FOLDER') },
  publicUrl: urlSetting('PUBLIC_URL', process.env.PUBLIC_URL || brand.site).origin,
  trustProxy: process.env.TRUST_PROXY || false,
});
