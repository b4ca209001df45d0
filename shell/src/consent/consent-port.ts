import { type Consent, type OutsideSystems, provideConsent } from '@goldbraun/shared/contract';
import { lateModule } from '../browser/late-module.ts';
import { FORGET_PRESSES } from '../inline/forget-presses.ts';
import { openPanel } from './open-panel.ts';

/** What both of the modules below export. */
interface ProviderModule {
  connect(provider: OutsideSystems['consent']): Promise<Consent>;
}

let provider: Promise<Consent> | undefined;

/** Loads whichever provider is configured. */
export function ready({ consent }: OutsideSystems): Promise<Consent> {
  provider ??= lateModule<ProviderModule>(consent ? 'external-consent' : 'own-consent')
    .then((module) => module.connect(consent))
    .catch((reason: unknown) => {
      provider = undefined;
      // Said to the visitor by who asked: a choice in our own settings must not be made long after that.
      if (!consent) dispatchEvent(new Event(FORGET_PRESSES));
      throw reason;
    });
  return provider;
}

/** Opens the way to whichever provider is configured, for the shell and all remotes. Loads nothing by itself. */
export function openConsentPort(outside: OutsideSystems = {}): void {
  provideConsent({ ready: () => ready(outside) });
}

/**
 * Opens the settings of whichever provider is configured; the site's own open at once and load only what there is to
 * choose.
 * @throws Error if the provider can't be had
 */
export async function openSettings(outside: OutsideSystems): Promise<void> {
  if (!outside.consent) openPanel();
  if (outside.consent || outside.panorama || outside.telemetry) (await ready(outside)).openSettings();
}
