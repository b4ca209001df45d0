import type { Consent } from '@goldbraun/shared/contract';
import { lateModule } from './late-module.ts';

interface TelemetryModule {
  follow(ready: () => Promise<Consent>, remotes: Record<string, string>): Promise<void>;
}

/**
 * Loads the telemetry, for the part of the visits that is measured, once the page has loaded. Without a provider of
 * consent nothing is agreed to, so nothing is measured.
 */
export function loadTelemetry(
  sample: number,
  ready: () => Promise<Consent>,
  remotes: Record<string, string>,
): void {
  if (Math.random() >= sample) return;
  const begin = () =>
    lateModule<TelemetryModule>('telemetry')
      .then(({ follow }) => follow(ready, remotes))
      .catch(() => {});
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
