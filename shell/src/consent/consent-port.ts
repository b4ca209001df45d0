import { type Consent, type OutsideSystems, provideConsent } from '@goldbraun/shared/contract/index.ts';
import { openPanel } from './open-panel.ts';

/** What both of the modules below export. */
interface ProviderModule {
  connect(provider: OutsideSystems['consent']): Promise<Consent>;
}

/**
 * Loads a module that is built beside the shell's main script (see webpack.config.ts). Not by webpack: its loader of
 * chunks would cost every page 1.3 kB, for modules that most pages never ask for.
 */
const late = (name: 'own-consent' | 'external-consent'): Promise<ProviderModule> =>
  import(/* webpackIgnore: true */ `./${name}.js`);

let provider: Promise<Consent> | undefined;

/** Loads whichever provider is configured. */
export function ready({ consent }: OutsideSystems): Promise<Consent> {
  provider ??= late(consent ? 'external-consent' : 'own-consent')
    .then((module) => module.connect(consent))
    .catch((reason: unknown) => {
      provider = undefined;
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
  if (outside.consent || outside.panorama) (await ready(outside)).openSettings();
}
