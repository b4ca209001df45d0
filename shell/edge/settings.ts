import { brand } from '@goldbraun/shared/brand/brand.ts';
import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems.ts';
import { type PublicKey, parsePublicKey } from '@goldbraun/shared/release/signing/release-key.ts';
import { MIN_SECRET_LENGTH } from '@goldbraun/shared/service/override-token.ts';
import { portSetting, refuseToStart, requireSetting } from '@goldbraun/shared/service/process.ts';
import { ownership, type RemoteName } from '../src/routes.ts';

export interface EdgeSettings {
  port: number;
  host: string;
  dataDir: string;
  /** Origin of each remote, such as `http://127.0.0.1:4001`. */
  remotes: Record<RemoteName, URL>;
  /** The public keys by which each remote's releases are signed; without them no signature is asked for. */
  releaseKeys: Record<RemoteName, PublicKey[]> | undefined;
  intake: URL;
  /** The restaurant search. */
  search: URL;
  shell: { version: string; folder: string };
  /** Where visitors reach the site, for the addresses that must be whole: in the sitemap, the feed, for sharing. */
  publicUrl: string;
  /** Port of `GET /metrics`, for operators alone; undefined for none, 0 for any. */
  metricsPort: number | undefined;
  /** Which part of the visits is measured, of those who have agreed to it: from 0 (nobody is asked) to 1. */
  telemetrySample: number;
  /** Signs development overrides; without it there are none. */
  overrideSecret: string | undefined;
  /** As Fastify takes it: the proxies whose X-Forwarded-… headers count. */
  trustProxy: string | false;
  outside: OutsideSystems;
}

/** The script of Usercentrics' browser interface; CONSENT_SCRIPT_URL names another provider that speaks its language. */
const CONSENT_SCRIPT = 'https://app.usercentrics.eu/browser-ui/latest/loader.js';

function outsideSettings(telemetry: number): OutsideSystems {
  const { PANORAMA_URL, CONSENT_SCRIPT_ID, CONSENT_SCRIPT_URL } = process.env;
  return {
    ...(PANORAMA_URL ? { panorama: urlSetting('PANORAMA_URL', PANORAMA_URL).href } : {}),
    ...(CONSENT_SCRIPT_ID
      ? {
          consent: {
            id: CONSENT_SCRIPT_ID,
            script: urlSetting('CONSENT_SCRIPT_URL', CONSENT_SCRIPT_URL || CONSENT_SCRIPT).href,
          },
        }
      : {}),
    ...(telemetry > 0 ? { telemetry } : {}),
  };
}

function urlSetting(name: string, value: string): URL {
  if (URL.canParse(value) && /^https?:/.test(value)) return new URL(value);
  return refuseToStart(`${name} must be an http(s) address, not "${value}".`);
}

const remoteNames = [...new Set(ownership.map(({ remote }) => remote))];

/** A setting that says something for each remote: `mfe-news=…,mfe-content=…`. */
function eachRemoteSetting<Value>(
  name: string,
  parse: (remote: RemoteName, value: string) => Value,
): Record<RemoteName, Value> {
  const given = new Map<RemoteName, Value>();
  for (const pair of requireSetting(name).split(',')) {
    const [text = '', value = ''] = pair.trim().split(/=(.*)/s, 2);
    const remote = remoteNames.find((known) => known === text);
    if (!remote) refuseToStart(`${name} names "${text}", which is not a remote.`);
    if (given.has(remote)) refuseToStart(`${name} names ${remote} twice.`);
    if (value) given.set(remote, parse(remote, value));
  }
  // What is there and wrong is said before what is not there.
  const missing = remoteNames.find((remote) => !given.has(remote));
  if (missing) refuseToStart(`${name} does not name ${missing}.`);
  return Object.fromEntries(given) as Record<RemoteName, Value>;
}

/** Of all remotes or of none: a remote that is left out by mistake must not go on without a signature. */
function releaseKeysSetting(): Record<RemoteName, PublicKey[]> | undefined {
  if (!process.env.RELEASE_KEYS) return undefined;
  return eachRemoteSetting('RELEASE_KEYS', (remote, value) =>
    value.split('+').map((key) => {
      try {
        return parsePublicKey(key);
      } catch (error) {
        return refuseToStart(`RELEASE_KEYS: ${remote} has ${(error as Error).message}.`);
      }
    }),
  );
}

function shareSetting(name: string): number {
  const value = Number(process.env[name] || 0);
  if (value >= 0 && value <= 1) return value;
  return refuseToStart(`${name} must be a number from 0 to 1, not "${process.env[name]}".`);
}

function secretSetting(name: string): string | undefined {
  const value = process.env[name] || undefined;
  if (!value || value.length >= MIN_SECRET_LENGTH) return value;
  return refuseToStart(`${name} must have at least ${MIN_SECRET_LENGTH} characters.`);
}

/** Reads the environment; what is wrong ends the process with one clear line. */
export function readSettings(): EdgeSettings {
  const telemetrySample = shareSetting('TELEMETRY_SAMPLE');
  return {
    port: portSetting('PORT', 8080),
    host: process.env.HOST ?? '127.0.0.1',
    dataDir: process.env.DATA_DIR ?? '.data',
    remotes: eachRemoteSetting('REMOTES', (remote, value) => urlSetting(`REMOTES: ${remote}`, value)),
    releaseKeys: releaseKeysSetting(),
    intake: urlSetting('INTAKE_URL', requireSetting('INTAKE_URL')),
    search: urlSetting('SEARCH_URL', requireSetting('SEARCH_URL')),
    shell: { version: requireSetting('SHELL_VERSION'), folder: requireSetting('SHELL_FOLDER') },
    publicUrl: urlSetting('PUBLIC_URL', process.env.PUBLIC_URL || brand.site).origin,
    metricsPort: process.env.METRICS_PORT ? portSetting('METRICS_PORT', 0) : undefined,
    telemetrySample,
    overrideSecret: secretSetting('OVERRIDE_SECRET'),
    trustProxy: process.env.TRUST_PROXY || false,
    outside: outsideSettings(telemetrySample),
  };
}
