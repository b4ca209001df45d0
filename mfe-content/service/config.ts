import { portSetting, refuseToStart } from '@goldbraun/shared/service/process';

/** What the environment decides. */
export interface Config {
  port: number;
  host: string;
  /** The back end that is asked instead of the embedded restaurants. */
  external: URL | null;
}

/** Reads the environment; what is wrong ends the process with one clear line. */
export function readConfig(): Config {
  const { RESTAURANT_SEARCH_URL: address } = process.env;
  if (address && !(URL.canParse(address) && /^https?:/.test(address))) {
    refuseToStart(`RESTAURANT_SEARCH_URL must be an http(s) address, not "${address}".`);
  }
  return {
    port: portSetting('PORT', 0),
    host: process.env.HOST ?? '127.0.0.1',
    external: address ? new URL(address) : null,
  };
}
