/** In the place of shell/src/browser/remotes.ts: by the runtime alone. */
import type { RemoteModule } from '@goldbraun/shared/contract';
import { loadRemote } from '@module-federation/enhanced/runtime';

export async function loadRemoteModule(name: string): Promise<RemoteModule> {
  const module = await loadRemote<RemoteModule>(`${name.replaceAll('-', '_')}/remote`);
  return module ?? Promise.reject(new Error(`${name} is empty`));
}

export * from '../no-line-up.ts';
