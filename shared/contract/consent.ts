import { useEffect, useState, useSyncExternalStore } from 'react';

/** What a visitor has to agree to before it loads: content of third parties, and the measuring of technical faults. */
export type ServiceName = 'panorama' | 'telemetry';

/** A consent provider that has answered. Whichever is configured, this is all that the site knows of it. */
export interface Consent {
  /** Whether the visitor has agreed to a service, as of now. */
  has(service: ServiceName): boolean;
  /** The visitor agrees to a service, here and from now on. */
  give(service: ServiceName): void;
  openSettings(): void;
  /** Calls back after every change of a decision; returns how to end that. */
  subscribe(listener: () => void): () => void;
}

/** The way to the provider. Its code loads with the first call, so a page that does not ask loads none of it. */
export interface ConsentPort {
  /** Rejects if the provider can't be had: then nothing is consented to. A later call tries again. */
  ready(): Promise<Consent>;
}

// Every remote bundles its own copy of this file; the registry of symbols is what all bundles of one realm share.
const key = Symbol.for('goldbraun/consent@1');
const realm = globalThis as unknown as Record<symbol, ConsentPort | undefined>;

/** Called by the shell, once, before the first page is hydrated. */
export function provideConsent(port: ConsentPort): void {
  realm[key] = port;
}

/** The port of this page; undefined on the server and with a shell of before this function. */
export const consentPort = (): ConsentPort | undefined => realm[key];

export type ConsentState =
  /** Not known yet: on the server, and until the provider has come. */
  | 'pending'
  | 'given'
  /** Refused or undecided. */
  | 'withheld'
  /** The provider can't be had, so no decision can be kept. */
  | 'unavailable';

const never = () => () => {};

/**
 * Follows the visitor's decision on a service and loads the provider for that. A withdrawal arrives at once.
 * @returns the decision; how to agree for this visit of the page, which is kept nowhere, and from here on
 */
export function useConsent(service: ServiceName) {
  // Null: it can't be had.
  const [provider, setProvider] = useState<Consent | null>();
  const [once, setOnce] = useState(false);
  useEffect(() => {
    const port = consentPort();
    if (port) port.ready().then(setProvider, () => setProvider(null));
    else setProvider(null);
  }, []);
  // Whatever is decided in the settings counts more than what was agreed to before.
  useEffect(() => provider?.subscribe(() => setOnce(false)), [provider]);
  const given = useSyncExternalStore(
    provider?.subscribe ?? never,
    () => provider?.has(service) ?? false,
    () => false,
  );
  const kept = provider === undefined ? 'pending' : provider === null ? 'unavailable' : 'withheld';
  const state: ConsentState = given || once ? 'given' : kept;
  return {
    state,
    giveOnce: () => setOnce(true),
    giveAlways: () => provider?.give(service),
    openSettings: () => provider?.openSettings(),
  };
}
