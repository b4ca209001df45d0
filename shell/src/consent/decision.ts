import type { Consent, ServiceName } from '@goldbraun/shared/contract';

/** When a visitor has decided, and on which version of the text. */
export interface Decision {
  date: Date;
  version: number;
}

/** The site's own consent, as its settings use it. */
export interface OwnConsent extends Consent {
  /** Null as long as nothing is decided; then nothing is stored either. */
  decision(): Decision | null;
  refuse(service: ServiceName): void;
}
