import { createContext } from 'react';
import type { OfferField } from '../../../offer/offer.ts';

/** What the service refused: it stands beside its field for as long as the field holds the refused value. */
export type Refusals = Partial<Record<OfferField, { message: string; value: unknown }>>;

export const RefusalsContext = createContext<Refusals>({});
