// Only what somebody imports is shared, and a shell that is built for developers needs the other JSX runtime itself.
import 'react/jsx-runtime';
import '@goldbraun/shared/sections/site.css';
import '../consent/panel.css';
import { BOOT_ELEMENT, type Boot } from '../boot.ts';
import { checkedImport } from './checked-import.ts';
import { federationRuntime } from './federation-runtime.ts';
import { announceReleases } from './remotes.ts';
import { start } from './start.tsx';

// The remotes are built without the federation runtime and take it from here (`externalRuntime`).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime, checkedImport });

const boot: Boot = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? 'null');
announceReleases(boot);

const begin = () =>
  start(boot).catch((reason: unknown) => {
    // The server's page stays as it is, complete and with plain links; there is nothing to tell the visitor.
    if (process.env.NODE_ENV !== 'production') reportError(reason);
  });
// A task of its own: whoever touches the page in between has an answer before it.
setTimeout(begin);
