import type { ServiceName } from '@goldbraun/shared/contract';
import {
  acceptedService,
  acceptService,
  type CookieConsentConfig,
  getCookie,
  reset,
  run,
  type Translation,
  validConsent,
} from 'vanilla-cookieconsent';
import { makeChoicesWork } from './choices.ts';
import type { OwnConsent } from './decision.ts';
import { openPanel } from './open-panel.ts';

/** What a visitor agrees to. A new version asks anew: raise it whenever a service or its description changes. */
export const CONSENT_VERSION = 1;

/** Where the decision is kept in the visitor's browser; not a cookie, because no server has any use for it. */
export const CONSENT_KEY = 'goldbraun-einwilligung';

const CATEGORY = 'third-party';
const services: Record<ServiceName, object> = { panorama: {}, telemetry: {} };

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * The library keeps the decision: stored with date and version, expiring, asked anew for a new version. Its own
 * dialogs stay unused (no text for them, no `autoShow`): the site's panel is a native dialog, which makes the page
 * inert, gives the focus back, and assigns no HTML, so that no Trusted Types policy has to be opened for it.
 */
const config: CookieConsentConfig = {
  autoShow: false,
  autoClearCookies: false,
  manageScriptTags: false,
  hideFromBots: false,
  revision: CONSENT_VERSION,
  cookie: { name: CONSENT_KEY, useLocalStorage: true },
  categories: { [CATEGORY]: { services } },
  // No text means no dialog, which the library allows and its types do not.
  language: { default: 'de', translations: { de: {} as Translation } },
  onFirstConsent: tell,
  onChange: tell,
};

const names = Object.keys(services) as ServiceName[];
const has = (service: ServiceName) => acceptedService(service, CATEGORY);
const decide = (service: ServiceName, agreed: boolean) => {
  const others = names.filter((name) => name !== service && has(name));
  acceptService(agreed ? [...others, service] : others, CATEGORY);
};

/** A decision in one tab counts in the others at once. */
async function follow({ key }: StorageEvent): Promise<void> {
  if (key !== CONSENT_KEY && key !== null) return;
  reset();
  await run(config);
  tell();
}

/** Starts the site's own consent; once for a page. */
export async function connect(): Promise<OwnConsent> {
  await run(config);
  addEventListener('storage', follow);
  const consent: OwnConsent = {
    has,
    give: (service) => decide(service, true),
    refuse: (service) => decide(service, false),
    openSettings: openPanel,
    decision() {
      if (!validConsent()) return null;
      const { lastConsentTimestamp, revision } = getCookie();
      return { date: new Date(lastConsentTimestamp), version: revision };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  makeChoicesWork(consent);
  return consent;
}
