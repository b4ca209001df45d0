import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Restaurant, serviceCodes } from '../../restaurants/restaurant.ts';
import { type HoursCode, openingHours } from '../data/hours.ts';

/** A town with at least one restaurant. */
export type Town = v.InferOutput<typeof townSchema>;

const degrees = v.pipe(v.string(), v.transform(Number), v.number());

const townSchema = v.object({
  name: v.string(),
  state: v.string(),
  population: v.pipe(v.string(), v.transform(Number), v.integer()),
  lat: degrees,
  lng: degrees,
});

const restaurantSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^r\d{4}$/)),
  town: v.string(),
  street: v.string(),
  postcodeRegion: v.pipe(v.string(), v.regex(/^\d\d$/)),
  lat: degrees,
  lng: degrees,
  services: v.pipe(
    v.string(),
    v.transform((list) => list.split(',').filter(Boolean)),
    v.array(v.picklist(serviceCodes)),
  ),
  hours: v.picklist(Object.keys(openingHours) as HoursCode[]),
});

/** The rows of a table in `service/data`, whose first line names the columns. */
function readTable<Schema extends v.GenericSchema<Record<string, string>, unknown>>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  const text = readFileSync(join(import.meta.dirname, '../data', file), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return v.parse(schema, Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
  });
}

/**
 * The embedded restaurants, ordered by town and street, and their towns. All restaurants are made up; the towns are
 * GeoNames' (see `service/data/make/make.ts`).
 * @throws ValiError or Error if a row is not sound
 */
export function loadRestaurants(): { restaurants: Restaurant[]; towns: ReadonlyMap<string, Town> } {
  const towns = new Map(readTable('towns.tsv', townSchema).map((town) => [town.name, town]));
  const { compare } = new Intl.Collator('de', { numeric: true });
  const restaurants = readTable('restaurants.tsv', restaurantSchema).map(({ hours, ...restaurant }) => {
    const state = towns.get(restaurant.town)?.state;
    if (!state) throw new Error(`The town "${restaurant.town}" of ${restaurant.id} is not in towns.tsv.`);
    return { ...restaurant, state, openingHours: openingHours[hours] };
  });
  restaurants.sort((one, other) => compare(one.town, other.town) || compare(one.street, other.street));
  return { restaurants, towns };
}
