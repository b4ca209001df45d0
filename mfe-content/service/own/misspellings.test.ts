import { fold } from '@goldbraun/shared/search/fold';
import { readSearchRequest } from '../search-request.ts';
import { loadRestaurants } from './load-restaurants.ts';
import { createOwnSearch } from './search-own.ts';

const search = createOwnSearch();
const ask = (q: string) => {
  const request = readSearchRequest(new URLSearchParams({ q }));
  if ('faults' in request) throw new Error(request.faults[0]?.message);
  return search(request);
};
const around = (q: string) => {
  const { origin, guess } = ask(q);
  return { town: origin?.kind === 'town' ? origin.name : null, guess };
};

const LARGEST = 60;
const towns = [...loadRestaurants().towns.values()];
const names = towns
  .toSorted((one, other) => other.population - one.population)
  .map(({ name }) => name)
  .filter((name) => /^\p{L}{5,}$/u.test(name))
  .slice(0, LARGEST);

/** One misspelling of each kind for each name; which letter is hit depends on the name alone. */
const slips: Record<string, (name: string, at: number) => string> = {
  'two swapped letters': (name, at) => name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
  'a missing letter': (name, at) => name.slice(0, at) + name.slice(at + 1),
  'a doubled letter': (name, at) => name.slice(0, at) + name[at] + name.slice(at),
  'a wrong letter': (name, at) => `${name.slice(0, at)}${name[at] === 'y' ? 'x' : 'y'}${name.slice(at + 1)}`,
};
/** What stands in a name as it is, such as „Esen“ in „Seesen“, is no misspelling. */
const isInName = (typed: string) => towns.some(({ name }) => fold(name).includes(fold(typed)));
const rows = Object.entries(slips).flatMap(([kind, slip]) =>
  names
    .map((name, index) => [kind, slip(name, 1 + (index % (name.length - 3))), name] as const)
    .filter(([, typed]) => !isInName(typed)),
);

describe('a misspelt town', () => {
  it('stands here more than 200 times', () => {
    expect(rows.length).toBeGreaterThan(200);
  });

  it.each(rows)('with %s, „%s“, is %s', (_, typed, name) => {
    expect(around(typed)).toEqual({ town: name, guess: name });
  });

  it.each([
    ['Hambrug', 'Hamburg'],
    ['Lepizig', 'Leipzig'],
    // Not the Münchner Straße of another town.
    ['Münchn', 'München'],
    ['Muenchn', 'München'],
    ['Berline', 'Berlin'],
    // Letters that look like an umlaut, or are two once they are compared.
    ['Hannvoer', 'Hannover'],
    ['Gieeßn', 'Gießen'],
    // The nearest with the same beginning; nothing but the name before longer names.
    ['Wors', 'Worms'],
    ['Maizn', 'Mainz'],
    ['Hombrug', 'Homburg'],
    ['Bad Hmoburg', 'Bad Homburg vor der Höhe'],
    ['Frankfrut am Mian', 'Frankfurt am Main'],
    ['Frankfrut Oder', 'Frankfurt (Oder)'],
    ['Restaurants in Hambrug', 'Hamburg'],
    ['Kasel Hauptstr', 'Kassel'],
  ])('is found: „%s“ is %s', (typed, name) => {
    expect(around(typed)).toEqual({ town: name, guess: name });
  });
});

describe('what is spelt as it stands', () => {
  it.each(towns.map(({ name }) => name))('is found without a guess: %s', (name) => {
    expect(around(name)).toEqual({ town: name, guess: null });
  });

  it.each([
    ['Munchen', 'München'],
    ['MUENCHEN', 'München'],
    ['Giessen', 'Gießen'],
    ['Homburg', 'Homburg'],
    ['Hambur', 'Hamburg'],
    ['Münch', 'München'],
  ])(
    'is found without a guess in another spelling of the same, or while it is typed: „%s“ is %s',
    (typed, town) => {
      expect(around(typed)).toEqual({ town, guess: null });
    },
  );

  it.each(['Münchner', 'Hamburger Straße', 'bahnhofstr', 'Domplatz', 'Bayern'])(
    'is no town and no guess: „%s“',
    (typed) => {
      const { origin, guess, total } = ask(typed);
      expect([origin, guess, total > 0]).toEqual([null, null, true]);
    },
  );
});

describe('a misspelt Land or street', () => {
  it.each([
    ['Bayren', 'Bayern'],
    ['Hesen', 'Hessen'],
    ['Domplazt', 'Domplatz'],
    ['Hauptstrase', 'Hauptstraße'],
  ])('is found: „%s“ is %s', (typed, meant) => {
    const { guess, ...found } = ask(typed);
    expect(guess).toBe(meant);
    expect(found).toEqual({ ...ask(meant), guess: undefined });
  });

  it('is no other word for nonsense, short words and figures', () => {
    for (const q of ['xyzzyqwertz', 'ulx', '34x17']) expect([q, ask(q).guess]).toEqual([q, null]);
  });
});
