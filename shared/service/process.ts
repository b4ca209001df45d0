/** What every process of the site has in common: settings, telling its port, and a graceful end. */
import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ends the process with one clear line and exit code 1. */
export function refuseToStart(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** A setting from the environment that has no default. */
export function requireSetting(name: string): string {
  const value = process.env[name];
  return value || refuseToStart(`${name} is not set.`);
}

/** A port from the environment; 0 means any free one. */
export function portSetting(name: string, fallback: number): number {
  const value = process.env[name] ?? String(fallback);
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  return refuseToStart(`${name} must be a port between 0 and 65535, not "${value}".`);
}

/**
 * The address at which a name stands, to listen there. Fastify opens a second server for `localhost`, which has two, and
 * that one would have none of the limits that the first was given.
 * @param host a name, or an address, which stays as it is
 * @throws Error ENOTFOUND if there is no such name
 */
export const oneAddress = async (host: string): Promise<string> => (await lookup(host)).address;

/** A number of seconds from the environment, in milliseconds. */
export function secondsSetting(name: string, fallback: number): number {
  const value = process.env[name] || String(fallback);
  if (/^\d{1,4}(\.\d+)?$/.test(value)) return Number(value) * 1000;
  return refuseToStart(`${name} must be a number of seconds below 10000, not "${value}".`);
}

/**
 * Tells the process that started this one which port was free.
 * @param metrics the port of `/metrics`, if there is one
 */
export function announceListening(server: Server, metrics?: number): void {
  tellStarter({ listening: (server.address() as AddressInfo).port, metrics });
}

/** Tells something to the process that started this one. There may be none, or it may be gone by now. */
export function tellStarter(message: object): void {
  // Without a callback a channel that closes meanwhile would be an error that nobody handles.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

/** Calls back once the process that started this one is gone, also if it has been for a while. */
export function onStarterGone(gone: () => void): void {
  if (!process.send) return;
  if (process.connected) process.once('disconnect', gone);
  else gone();
}

/**
 * Runs `end` once, on SIGTERM, SIGINT, or when the process that started this one is gone, so that nothing is
 * left behind whichever way the site is ended.
 * @param limitMs after which the process ends all the same
 */
export function endGracefully(end: () => Promise<void>, limitMs?: number): void {
  let ending = false;
  const once = () => {
    if (ending) return;
    ending = true;
    if (limitMs !== undefined) setTimeout(() => process.exit(0), limitMs);
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', once);
  process.once('SIGINT', once);
  onStarterGone(once);
}
