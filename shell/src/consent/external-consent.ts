import type { Consent, OutsideSystems, ServiceName } from '@goldbraun/shared/contract';
import * as v from 'valibot';

type Provider = NonNullable<OutsideSystems['consent']>;

const TIME_LIMIT_MS = 8_000;
const ELEMENT = 'usercentrics-cmp';

/**
 * The names that the services must have at the provider; the operator gives them there.
 * See docs/outside-systems.md.
 */
const providerNames: Record<ServiceName, string> = { panorama: 'Panoramatour', telemetry: 'Fehlermessung' };

/** What the site uses of `window.UC_UI`, the interface of Usercentrics' browser interface. */
interface ProviderInterface {
  isInitialized(): boolean;
  showSecondLayer(): void;
  getServicesBaseInfo(): unknown;
  acceptService(id: string): Promise<void>;
}

const servicesSchema = v.array(
  v.object({ id: v.string(), name: v.string(), consent: v.object({ status: v.boolean() }) }),
);

/** Sent by the provider after every decision, by version 2 and 3 of its interface. */
const decisionEvents = ['UC_UI_CMP_EVENT', 'UC_CONSENT'];

const providerInterface = () => (window as { UC_UI?: ProviderInterface }).UC_UI;

function find(service: ServiceName) {
  const services = v.safeParse(servicesSchema, providerInterface()?.getServicesBaseInfo());
  // What does not answer as it should has consented to nothing.
  return services.success ? services.output.find(({ name }) => name === providerNames[service]) : undefined;
}

const consent: Consent = {
  has: (service) => find(service)?.consent.status ?? false,
  give(service) {
    const found = find(service);
    if (found) void providerInterface()?.acceptService(found.id);
  },
  openSettings: () => providerInterface()?.showSecondLayer(),
  subscribe(listener) {
    for (const event of decisionEvents) addEventListener(event, listener);
    return () => {
      for (const event of decisionEvents) removeEventListener(event, listener);
    };
  },
};

function scriptElement({ id, script }: Provider): HTMLScriptElement {
  const known = document.getElementById(ELEMENT);
  if (known instanceof HTMLScriptElement) return known;
  const element = document.createElement('script');
  element.id = ELEMENT;
  element.async = true;
  element.dataset.settingsId = id;
  element.src = script;
  // A failed element never loads again, however late it failed: the next try needs a new one.
  element.addEventListener('error', () => element.remove());
  document.head.append(element);
  return element;
}

/**
 * Loads the script of a Usercentrics-style provider and waits until it has begun.
 * @throws Error if it does not come within 8 s; one that comes later answers at the next try
 */
export async function connect(provider: Provider): Promise<Consent> {
  if (providerInterface()?.isInitialized()) return consent;
  const element = scriptElement(provider);
  const { promise, resolve, reject } = Promise.withResolvers<Consent>();
  const settled = new AbortController();
  const { signal } = settled;
  const begun = () => providerInterface()?.isInitialized() && resolve(consent);
  const timer = setTimeout(
    () => reject(new Error(`${provider.script} did not begin in time`)),
    TIME_LIMIT_MS,
  );
  addEventListener('UC_UI_INITIALIZED', begun, { signal });
  element.addEventListener('load', begun, { signal });
  const failed = () => reject(new Error(`${provider.script} can't be loaded`));
  element.addEventListener('error', failed, { signal });
  return promise.finally(() => {
    clearTimeout(timer);
    settled.abort();
  });
}
