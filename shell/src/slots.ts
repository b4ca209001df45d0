import type { RemoteModule, SlotLoader } from '@goldbraun/shared/contract';
import type { RemoteName } from './routes.ts';

/** Loads a remote; it is called again after a failure. */
export type RemoteLoader = (name: RemoteName) => Promise<RemoteModule>;

/**
 * Finds slots by their full name, `<remote>/<slot>`. A slot that can't come is null, not an error: its fallback
 * stands in its place and the page goes on.
 */
export function createSlotLoader(
  load: RemoteLoader,
  onMissing: (name: string, reason: unknown) => void,
): SlotLoader {
  const found = new Map<string, ReturnType<SlotLoader>>();
  return (name) => {
    const known = found.get(name);
    if (known) return known;
    const [remote, slot] = name.split('/') as [RemoteName, string];
    const component = load(remote)
      .then((module) => module.slots?.[slot] ?? Promise.reject(new Error(`${remote} has no slot ${slot}`)))
      .catch((reason: unknown) => {
        onMissing(name, reason);
        return null;
      });
    found.set(name, component);
    return component;
  };
}
