import { createTownFinder } from './find-town.ts';
import type { AskedPlace, Finding } from './finding.ts';
import { nearestTown } from './nearest-town.ts';
import { unusedTwoDigits } from './postcode-areas.ts';
import { readPlace } from './read-place.ts';
import type { Point, Region } from './region.ts';
import { regionOfPostcode } from './region-of-postcode.ts';
import { readTowns, type Town } from './town.ts';
import { towns as table } from './towns.ts';

/** Towns between which a visitor can choose. */
const MOST_NAMES = 6;

const towns = readTowns(table);
const findTown = createTownFinder(towns);

/** @throws Error if the list has a town outside of all regions */
function regionOf({ name, postcode }: Town): Region {
  const region = regionOfPostcode(postcode);
  if (!region) throw new Error(`${name}, ${postcode}, has no region`);
  return region;
}

/** The region of a place. The list of towns comes with this module: load it when somebody asks. */
export function findRegion(asked: AskedPlace): Finding {
  if ('point' in asked) return atPoint(asked.point);
  const place = readPlace(asked.ort);
  if ('fault' in place) return { state: 'nobody', reason: place.fault };
  return 'postcode' in place ? ofPostcode(place.postcode) : ofTown(place.town);
}

function atPoint(point: Point): Finding {
  const town = nearestTown(point, towns);
  if (!town) return { state: 'nobody', reason: 'point' };
  return { state: 'found', region: regionOf(town), place: { kind: 'point', near: town.name } };
}

function ofPostcode(postcode: string): Finding {
  const region = regionOfPostcode(postcode);
  if (!region) return { state: 'nobody', reason: 'postcode' };
  const isUnused = unusedTwoDigits.includes(postcode.slice(0, 2));
  return { state: 'found', region, place: { kind: 'postcode', postcode, isUnused } };
}

/** Several towns of one person are no question: the largest of them stands for all. */
function ofTown(text: string): Finding {
  const { towns: meant, sureness } = findTown(text);
  const [largest] = meant;
  if (!largest) return { state: 'nobody', reason: 'town' };
  if (sureness === 'similar' || new Set(meant.map(regionOf)).size > 1) {
    return { state: 'question', names: meant.slice(0, MOST_NAMES).map(({ name }) => name) };
  }
  return {
    state: 'found',
    region: regionOf(largest),
    place: { kind: 'town', name: largest.name, isGuess: sureness === 'misspelt' },
  };
}
