import { type RegionalContact, regionalContacts } from '../text/de/regional-contacts.ts';
import type { Region } from './region.ts';

/** The person of a region; null for none, as an offer has it whose sender has not looked for one. */
export const contactOf = (region: Region | ''): RegionalContact | null =>
  region === '' ? null : (regionalContacts[Number(region) - 1] ?? null);
