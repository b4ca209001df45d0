import { toLoad } from '../inline/to-load.ts';
import { checkedImport } from './checked-import.ts';
import { runtimeCore } from './federation-runtime.ts';

/**
 * Runs the scripts of the page's remote, which have come with the shell's: so they are there when the app has been started, which would import
 * them one after the other. From here on containers find what they ask the shell for.
 */
export function runPageScripts(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, checkedImport });
  const [, ...ofRemote] = toLoad()?.scripts ?? [];
  // What fails is imported once more, by who needs it.
  for (const [address] of ofRemote) checkedImport(address).catch(() => {});
}
