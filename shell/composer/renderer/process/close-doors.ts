/*
 * The permission model of Node denies files, network, programs, threads and addons. What it leaves open would still let
 * code of a release act on other processes: a signal to the shell, its priority, its debugger.
 * Measured with Node 26.10 under `--permission`: all of the following was allowed.
 */
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import v8 from 'node:v8';

/** Methods of `process` that reach outside of this process, or below JavaScript. */
const reachingOut = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'abort',
  'binding',
  '_linkedBinding',
  'dlopen',
  'execve',
  'loadEnvFile',
  'setuid',
  'seteuid',
  'setgid',
  'setegid',
  'setgroups',
  'initgroups',
  '_getActiveHandles',
  '_getActiveRequests',
];

/** Modules of Node that code rendering a page has a use for. */
const harmless = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'diagnostics_channel',
  'events',
  'path',
  'perf_hooks',
  'querystring',
  'stream',
  'stream/promises',
  'stream/web',
  'string_decoder',
  'timers',
  'timers/promises',
  'url',
  'util',
  'util/types',
  'zlib',
]);

/** Takes away what the permission model leaves open. To be called before code of a release is loaded. */
export function closeDoors(): void {
  const { getBuiltinModule } = process;
  for (const name of reachingOut) Reflect.deleteProperty(process, name);
  process.getBuiltinModule = ((id: string) =>
    harmless.has(id.replace(/^node:/, '')) ? getBuiltinModule(id) : undefined) as typeof getBuiltinModule;
  // Whoever gets hold of these modules all the same finds them without it.
  Reflect.deleteProperty(os, 'setPriority');
  Reflect.deleteProperty(v8, 'setFlagsFromString');
  syncBuiltinESMExports();
}
