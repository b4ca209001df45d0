import { type RemoteModule, SPOKEN_CONTRACTS } from '@goldbraun/shared/contract/index.ts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '../routes.ts';

const TIME_LIMIT_MS = 5_000;
const RETRY_AFTER_MS = 400;

const container = (name: string) => name.replaceAll('-', '_');

/** Tells the federation runtime where the remotes are. */
export function announceRemotes(entries: Record<string, string>) {
  registerRemotes(
    Object.entries(entries).map(([name, entry]) => ({ name: container(name), entry, type: 'module' })),
  );
}

/** @throws Error if it takes longer than the limit */
export function withinLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`nothing came within ${limitMs} ms`)), limitMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function loadOnce(name: string): Promise<RemoteModule> {
  const module = await withinLimit(loadRemote<RemoteModule>(`${container(name)}/remote`), TIME_LIMIT_MS);
  if (!module) throw new Error(`${name} is empty`);
  if (!SPOKEN_CONTRACTS.includes(module.contract)) {
    throw new Error(`${name} is built for contract ${module.contract}, the shell speaks ${SPOKEN_CONTRACTS}`);
  }
  return module;
}

const loading = new Map<string, Promise<RemoteModule>>();

/**
 * Loads a remote within five seconds and tries once more.
 * @throws Error if it does not come, or speaks another version of the contract
 */
export function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  const known = loading.get(name);
  if (known) return known;
  const attempt = loadOnce(name)
    .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(() => loadOnce(name)))
    .catch((reason: unknown) => {
      // The next navigation may try again.
      loading.delete(name);
      throw reason;
    });
  loading.set(name, attempt);
  return attempt;
}
