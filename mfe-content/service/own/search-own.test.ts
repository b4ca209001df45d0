import { readSearchRequest } from '../search-request.ts';
import { loadRestaurants } from './load-restaurants.ts';
import { createOwnSearch } from './search-own.ts';

const search = createOwnSearch();
const ask = (params: string) => {
  const request = readSearchRequest(new URLSearchParams(params));
  if ('faults' in request) throw new Error(request.faults[0]?.message);
  return search(request);
};
const around = (q: string) => {
  const { origin } = ask(new URLSearchParams({ q }).toString());
  return origin?.kind === 'town' ? origin.name : null;
};

describe('the embedded restaurants', () => {
  const { restaurants } = loadRestaurants();

  it('are 1,440 in towns of all Länder and postcode regions, each with an address of its own', () => {
    expect(restaurants).toHaveLength(1440);
    expect(new Set(restaurants.map(({ state }) => state)).size).toBe(16);
    expect(new Set(restaurants.map(({ postcodeRegion }) => postcodeRegion)).size).toBe(95);
    expect(new Set(restaurants.map(({ town, street }) => `${street}, ${town}`)).size).toBe(1440);
    expect(new Set(restaurants.map(({ id }) => id)).size).toBe(1440);
  });

  it('lie in Germany', () => {
    for (const { lat, lng } of restaurants) {
      expect(lat).toBeGreaterThan(47.2);
      expect(lat).toBeLessThan(55.1);
      expect(lng).toBeGreaterThan(5.8);
      expect(lng).toBeLessThan(15.1);
    }
  });
});

describe('the search for a town', () => {
  it('finds the restaurants around it, the nearest first', () => {
    const { origin, radius, total, results } = ask('q=Kassel');
    expect(origin).toMatchObject({ kind: 'town', name: 'Kassel' });
    expect(radius).toBe(25);
    expect(total).toBe(results.length);
    const distances = results.map(({ distance }) => distance as number);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(results[0]?.town).toBe('Kassel');
    expect(Math.max(...distances)).toBeLessThanOrEqual(25);
  });

  it.each([
    ['muenchen', 'München'],
    ['MUNCHEN', 'München'],
    ['Koeln', 'Köln'],
    ['Giessen', 'Gießen'],
    ['Kasel', 'Kassel'],
    ['Heilbrunn', 'Heilbronn'],
    ['Regnesburg', 'Regensburg'],
    ['frankf', 'Frankfurt am Main'],
    ['Frankfurt Oder', 'Frankfurt (Oder)'],
    ['Essen', 'Essen'],
    ['Restaurants in Kassel', 'Kassel'],
    ['Berlin Mitte', 'Berlin'],
    ['Gibtesnichtweg Kassel', 'Kassel'],
  ])('takes „%s“ for %s', (typed, town) => {
    expect(around(typed)).toBe(town);
  });

  it('reaches as far as the radius, by the same figures everywhere', () => {
    const near = ask('q=Berlin&radius=5').total;
    const far = ask('q=Berlin&radius=100').total;
    expect(near).toBeGreaterThan(5);
    expect(far).toBeGreaterThan(near);
  });
});

describe('the search', () => {
  it('measures from the position of the visitor', () => {
    const { origin, results } = ask('lat=52.52&lng=13.4&radius=10');
    expect(origin).toEqual({ kind: 'position', lat: 52.52, lng: 13.4 });
    expect(results[0]?.town).toBe('Berlin');
    expect(results[0]?.distance).toBeLessThan(2);
  });

  it('finds nothing near a position far from Germany', () => {
    expect(ask('lat=-33.86&lng=151.2')).toMatchObject({ total: 0, page: 1, pages: 1, results: [] });
  });

  it('finds a postcode region by two digits or a whole postcode', () => {
    const region = ask('q=34');
    expect(region.total).toBeGreaterThan(5);
    expect(new Set(region.results.map(({ postcodeRegion }) => postcodeRegion))).toEqual(new Set(['34']));
    expect(ask('q=34117')).toEqual(region);
    expect(region.results[0]?.distance).toBeNull();
  });

  it('finds a Land and a street, sorted by town', () => {
    const saarland = ask('q=Saarland');
    expect(saarland.results.every(({ state }) => state === 'Saarland')).toBe(true);
    const towns = ask('q=Domplatz').results.map(({ town }) => town);
    expect(towns.length).toBeGreaterThan(1);
    expect(towns).toEqual(towns.toSorted(new Intl.Collator('de').compare));
  });

  it('wants every service that was chosen', () => {
    const { results, total } = ask('q=Hamburg&services=charging&services=playground');
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(ask('q=Hamburg').total);
    for (const { services } of results) {
      expect(services).toEqual(expect.arrayContaining(['charging', 'playground']));
    }
    expect(ask('q=Hamburg&services=charging,playground').total).toBe(total);
  });

  it('has pages of ten, none twice, and its last one instead of those that it has not', () => {
    const { pages, total } = ask('q=Berlin');
    const ids = Array.from({ length: pages }, (_, index) => ask(`q=Berlin&page=${index + 1}`)).flatMap(
      ({ results }) => results.map(({ id }) => id),
    );
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    expect(ask('q=Berlin&page=999')).toEqual(ask(`q=Berlin&page=${pages}`));
  });

  it('finds nothing for nonsense', () => {
    for (const q of ['xyzzyqwertz', '<b>', '%', '!!!', '\0', '998877']) {
      expect([q, ask(new URLSearchParams({ q }).toString()).total]).toEqual([q, 0]);
    }
  });
});
