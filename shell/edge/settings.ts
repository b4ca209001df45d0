import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@goldbraun/shared/brand/brand';
import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems';
import { type Provided, providedBy } from '@goldbraun/shared/release/needs';
import { releaseManifestSchema } from '@goldbraun/shared/release/release-manifest';
import { portSetting, refuseToStart, requireSetting } from '@goldbraun/shared/service/process';
import { withSecretFiles } from '@goldbraun/shared/service/secret-files';
import { MIN_SECRET_LENGTH } from '@goldbraun/shared/service/signed-token';
import * as v from 'valibot';
import { SiteFileWrong } from '../site/site-file.ts';
import { parseUrl, SettingWrong, type SiteSettings, siteSettings } from './site-settings.ts';

export interface EdgeSettings extends SiteSettings {
  port: number;
  host: string;
  dataDir: string;
  intake: URL;
  /** The restaurant search. */
  search: URL;
  shell: { version: string; folder: string };
  /** What the shell has of what releases may need. */
  provided: Provided;
  /** Socket of a composer of its own; without it this process starts what renders. */
  composerSocket: string | undefined;
  /** Where visitors reach the site, for the addresses that must be whole: in the sitemap, the feed, for sharing. */
  publicUrl: string;
  /** Port of `GET /metrics`, for operators alone; undefined for none, 0 for any. */
  metricsPort: number | undefined;
  /** Which part of the visits is measured, of those who have agreed to it: from 0 (nobody is asked) to 1. */
  telemetrySample: number;
  /** Signs development overrides; without it there are none. */
  overrideSecret: string | undefined;
  /** Signs the links that show previews; without it there are none. */
  previewSecret: string | undefined;
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

/** What is wrong ends the process with one clear line. */
function orRefuse<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingWrong || error instanceof SiteFileWrong) return refuseToStart(error.message);
    throw error;
  }
}

const urlSetting = (name: string, value: string): URL => orRefuse(() => parseUrl(name, value));

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

function providedIn(shellFolder: string): Provided {
  const file = join(shellFolder, 'release.json');
  if (!existsSync(file))
    return refuseToStart(`SHELL_FOLDER must be a build of the shell: there is no ${file}.`);
  return providedBy(v.parse(releaseManifestSchema, JSON.parse(readFileSync(file, 'utf8'))));
}

/** Reads the environment; what is wrong ends the process with one clear line. */
export function readSettings(): EdgeSettings {
  const secrets = withSecretFiles(process.env);
  if ('faults' in secrets) return refuseToStart(secrets.faults.join('\n'));
  Object.assign(process.env, secrets.env);
  const telemetrySample = shareSetting('TELEMETRY_SAMPLE');
  const shell = { version: requireSetting('SHELL_VERSION'), folder: requireSetting('SHELL_FOLDER') };
  return {
    port: portSetting('PORT', 8080),
    host: process.env.HOST ?? '127.0.0.1',
    dataDir: process.env.DATA_DIR ?? '.data',
    ...orRefuse(() => siteSettings(shell.folder)),
    intake: urlSetting('INTAKE_URL', requireSetting('INTAKE_URL')),
    search: urlSetting('SEARCH_URL', requireSetting('SEARCH_URL')),
    shell,
    composerSocket: process.env.COMPOSER_SOCKET || undefined,
    publicUrl: urlSetting('PUBLIC_URL', process.env.PUBLIC_URL || brand.site).origin,
    metricsPort: process.env.METRICS_PORT ? portSetting('METRICS_PORT', 0) : undefined,
    telemetrySample,
    overrideSecret: secretSetting('OVERRIDE_SECRET'),
    previewSecret: secretSetting('PREVIEW_SECRET'),
    trustProxy: process.env.TRUST_PROXY || false,
    outside: outsideSettings(telemetrySample),
    provided: providedIn(shell.folder),
  };
}
