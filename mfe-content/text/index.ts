import { about } from './de/about.ts';
import { accessibility } from './de/accessibility.ts';
import { berlin } from './de/berlin.ts';
import { company } from './de/company.ts';
import { conceptCards } from './de/concept-cards.ts';
import { contact } from './de/contact.ts';
import { dresden } from './de/dresden.ts';
import { driveThrough } from './de/drive-through.ts';
import { future } from './de/future.ts';
import { hamburg } from './de/hamburg.ts';
import { home } from './de/home.ts';
import { inStore } from './de/in-store.ts';
import { locations } from './de/locations.ts';
import { panorama } from './de/panorama.ts';

/**
 * The whole text table of this remote, for what has to look at all of it. A page imports its own part from the
 * file of its name instead, so that a visitor downloads no other page's text.
 */
export const text = {
  de: {
    home,
    locations,
    driveThrough,
    inStore,
    future,
    company,
    contact,
    dresden,
    berlin,
    hamburg,
    panorama,
    about,
    accessibility,
    conceptCards,
  },
};
