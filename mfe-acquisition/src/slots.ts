import '@goldbraun/shared/contract';

declare module '@goldbraun/shared/contract' {
  interface Slots {
    /** The form for an offer; the level of its headline fits the page, 2 without it. */
    'mfe-acquisition/OfferForm': { level?: 2 | 3 };
  }
}
