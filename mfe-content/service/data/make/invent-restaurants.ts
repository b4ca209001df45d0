import type { ServiceCode } from '../../../restaurants/restaurant.ts';
import type { HoursCode } from '../hours.ts';
import type { Town } from './find-towns.ts';
import { seeded, shuffled } from './random.ts';
import { innerStreets, outerStreets } from './streets.ts';

/** A made-up restaurant as it stands in `restaurants.tsv`. */
export interface Invented {
  id: string;
  town: string;
  street: string;
  region: string;
  lat: number;
  lng: number;
  services: ServiceCode[];
  hours: HoursCode;
}

const KM_PER_DEGREE = 111.2;
/** Tries to find a place that is on land and in Germany. */
const TRIES = 50;

/** How many restaurants each town gets: one, and the rest by population. */
function shares(towns: Town[], total: number): number[] {
  const rest = total - towns.length;
  const people = towns.reduce((sum, { population }) => sum + population, 0);
  const exact = towns.map(({ population }) => (rest * population) / people);
  const counts = exact.map(Math.floor);
  const left = rest - counts.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % 1 }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) counts[index] = (counts[index] as number) + 1;
  return counts.map((count) => count + 1);
}

/**
 * Invents the restaurants; the same in every run.
 * @param isOnLand tells whether a place is in Germany, and not in the sea or a neighbouring country
 */
export function inventRestaurants(
  towns: Town[],
  total: number,
  isOnLand: (lng: number, lat: number) => boolean,
): Invented[] {
  const random = seeded(1440);
  const counts = shares(towns, total);
  const restaurants = towns.flatMap((town, townIndex) => {
    const outer = shuffled(outerStreets, random);
    const inner = shuffled(innerStreets, random);
    return Array.from({ length: counts[townIndex] as number }, (_, index) => {
      const drive = random() < 0.72;
      const [street = ''] = (drive ? outer : inner).splice(0, 1);
      // More restaurants than streets: then the next round has other numbers.
      (drive ? outer : inner).push(street);
      const place = placeIn(town, random, isOnLand);
      return {
        town: town.name,
        street: `${street} ${1 + Math.floor(random() * (drive ? 180 : 60))}`,
        region: town.regions[index % town.regions.length] as string,
        ...place,
        services: servicesOf(drive, random),
        hours: hoursOf(drive, random),
      };
    });
  });
  return restaurants.map((restaurant, index) => ({
    id: `r${String(index + 1).padStart(4, '0')}`,
    ...restaurant,
  }));
}

function placeIn(town: Town, random: () => number, isOnLand: (lng: number, lat: number) => boolean) {
  const radius = Math.min(9, 0.6 + Math.sqrt(town.population) / 210);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const distance = radius * Math.sqrt(random());
    const angle = 2 * Math.PI * random();
    const lat = town.lat + (distance * Math.cos(angle)) / KM_PER_DEGREE;
    const lng =
      town.lng + (distance * Math.sin(angle)) / (KM_PER_DEGREE * Math.cos((town.lat * Math.PI) / 180));
    if (isOnLand(lng, lat)) return { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
  }
  return { lat: town.lat, lng: town.lng };
}

function servicesOf(drive: boolean, random: () => number): ServiceCode[] {
  const chances: [ServiceCode, number][] = [
    ['drive', drive ? 1 : 0],
    ['terrace', drive ? 0.9 : 0.35],
    ['playground', drive ? 0.45 : 0.08],
    ['charging', drive ? 0.4 : 0],
    ['breakfast', drive ? 0.55 : 0.8],
    ['delivery', drive ? 0.4 : 0.6],
    ['wifi', 0.85],
  ];
  return chances.flatMap(([code, chance]) => (random() < chance ? [code] : []));
}

function hoursOf(drive: boolean, random: () => number): HoursCode {
  const chance = random();
  if (drive) return chance < 0.12 ? 'always' : chance < 0.6 ? 'late' : 'long';
  return chance < 0.5 ? 'long' : 'shops';
}
