import { join } from 'node:path';
import { type PublicKey, parsePublicKey } from '@goldbraun/shared/release/signing/release-key';
import { readSite, type Site } from '../site/site-file.ts';
import type { RemoteName, SiteTable } from '../src/routes.ts';

/** What is known of the site's remotes: it may change while the shell runs. */
export interface SiteSettings {
  /** Whom what of the site belongs to. */
  site: SiteTable;
  /** Origin of each remote, such as `http://127.0.0.1:4001`. */
  remotes: Record<RemoteName, URL>;
  /** The public keys by which each remote's releases are signed; without them no signature is asked for. */
  releaseKeys: Record<RemoteName, PublicKey[]> | undefined;
}

/** A setting that says something wrong, in one line. */
export class SettingWrong extends Error {}

/** @throws SettingWrong if it is no http(s) address */
export function parseUrl(name: string, value: string): URL {
  if (URL.canParse(value) && /^https?:/.test(value)) return new URL(value);
  throw new SettingWrong(`${name} must be an http(s) address, not "${value}".`);
}

/**
 * A setting that says something for each remote: `mfe-news=…,mfe-content=…`.
 * @param said what the site's own file says where the setting does not
 */
function eachRemoteSetting<Value>(
  name: string,
  { table }: Site,
  said: Readonly<Record<RemoteName, Value>>,
  parse: (remote: RemoteName, value: string) => Value,
): Record<RemoteName, Value> {
  const remoteNames = table.remotes.map(({ remote }) => remote);
  const setting = process.env[name] ?? '';
  if (!setting && Object.keys(said).length === 0) throw new SettingWrong(`${name} is not set.`);
  const given = new Map<RemoteName, Value>();
  for (const pair of setting ? setting.split(',') : []) {
    const [text = '', value = ''] = pair.trim().split(/=(.*)/s, 2);
    const remote = remoteNames.find((known) => known === text);
    if (!remote) throw new SettingWrong(`${name} names "${text}", which is not a remote.`);
    if (given.has(remote)) throw new SettingWrong(`${name} names ${remote} twice.`);
    if (value) given.set(remote, parse(remote, value));
  }
  for (const remote of remoteNames) {
    const value = said[remote];
    if (value !== undefined && !given.has(remote)) given.set(remote, value);
  }
  // What is there and wrong is said before what is not there.
  const missing = remoteNames.find((remote) => !given.has(remote));
  if (missing) throw new SettingWrong(`${name} does not name ${missing}.`);
  return Object.fromEntries(given);
}

/** Of all remotes or of none: a remote that is left out by mistake must not go on without a signature. */
function releaseKeysSetting(site: Site): Record<RemoteName, PublicKey[]> | undefined {
  if (!process.env.RELEASE_KEYS && Object.keys(site.keys).length === 0) return undefined;
  return eachRemoteSetting('RELEASE_KEYS', site, site.keys, (remote, value) =>
    value.split('+').map((key) => {
      try {
        return parsePublicKey(key);
      } catch (error) {
        throw new SettingWrong(`RELEASE_KEYS: ${remote} has ${(error as Error).message}.`);
      }
    }),
  );
}

/**
 * Reads the table of the shell's release, or what `SITE` names, and with it `REMOTES` and `RELEASE_KEYS`.
 * @throws SettingWrong or SiteFileWrong
 */
export function siteSettings(shellFolder: string): SiteSettings {
  const site = readSite(join(shellFolder, 'site.json'), process.env.SITE || undefined);
  return {
    site: site.table,
    remotes: eachRemoteSetting('REMOTES', site, site.origins, (remote, value) =>
      parseUrl(`REMOTES: ${remote}`, value),
    ),
    releaseKeys: releaseKeysSetting(site),
  };
}
