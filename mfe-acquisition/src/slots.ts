import '@goldbraun/shared/contract';

declare module '@goldbraun/shared/contract' {
  interface Slots {
    /** The form for an offer; the level of its headline fits the page, 2 without it. */
    'mfe-acquisition/OfferForm': { level?: 2 | 3 };
    /** „Passt mein Grundstück?“, all of it. */
    'mfe-acquisition/FitCheck': object;
    /** How that begins; a page about one kind of property says which. */
    'mfe-acquisition/FitStart': { kind?: 'plot' | 'shop' };
    /** The plan to scale of a visitor's plot, a section of its own; the tone of its ground differs from its neighbours'. */
    'mfe-acquisition/SitePlan': { tone: 'cream' | 'sand' };
    /**
     * The search for the person who looks after a region; the one of `point` (degrees, WGS 84) is named each time that a new one
     * is given.
     */
    'mfe-acquisition/ContactFinder': { point?: { lat: number; lng: number } };
  }
}
