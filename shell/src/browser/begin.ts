import { BOOT_ELEMENT, type Boot } from '../boot.ts';
import { checkedImport } from './checked-import.ts';
import { runtimeCore } from './federation-runtime.ts';
import { announceReleases } from './remotes.ts';
import { start } from './start.tsx';

// The remotes are built without the federation runtime and take it from here (`externalRuntime`).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, checkedImport });

const boot: Boot = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? 'null');
announceReleases(boot);

const begin = () =>
  start(boot).catch((reason: unknown) => {
    // The server's page stays as it is, complete and with plain links; there is nothing to tell the visitor.
    if (process.env.NODE_ENV !== 'production') reportError(reason);
  });
// One more task of its own.
setTimeout(begin);
