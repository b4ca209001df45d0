import type { ComponentType } from 'react';

/**
 * The props of each slot of the site, by `<remote>/<slot>`. The team that owns a slot adds it, in its `src/slots.ts`,
 * a module that imports this one:
 *
 *     declare module '@goldbraun/shared/contract' {
 *       interface Slots {
 *         'mfe-acquisition/OfferForm': { level?: 2 | 3 };
 *       }
 *     }
 *
 * Its release carries that file to the other teams (`goldbraun slots`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: teams fill it
export interface Slots {}

/** `<remote>/<slot>` of a slot that some team has declared. */
export type SlotName = Extract<keyof Slots, `${string}/${string}`>;

/** The components that a remote owes to those who place its slots, by their names there. */
export type SlotsOf<Remote extends string> = {
  [Name in SlotName as Name extends `${Remote}/${infer Slot}` ? Slot : never]: ComponentType<Slots[Name]>;
};
