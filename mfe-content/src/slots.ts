import '@goldbraun/shared/contract';

declare module '@goldbraun/shared/contract' {
  interface Slots {
    /** The search for restaurants, with its map. */
    'mfe-content/RestaurantSearch': object;
  }
}
