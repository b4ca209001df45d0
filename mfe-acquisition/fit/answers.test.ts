import { fitQuery, readFit } from './answers.ts';

const plot =
  'art=grundstueck&flaeche=2600&front=55&einwohner=20000-bis-50000&verkehr=hauptstrasse&baurecht=gewerbe-oder-mischgebiet&vertrag=miete';
const shop =
  'art=laden&flaeche=420&erdgeschoss=teilweise&einwohner=ab-100000&lauflage=fussgaengerzone&baurecht=unbekannt&vertrag=offen';

test.each([plot, shop])('an address has all answers, and they lead to the same address: %s', (query) => {
  const { answers, open } = readFit(`?${query}`);
  expect(open).toEqual([]);
  expect(answers && fitQuery(answers)).toBe(query);
});

test('the breadth along the street may be left out', () => {
  const { answers, open } = readFit(`?${plot.replace('&front=55', '')}`);
  expect(open).toEqual([]);
  expect(answers).not.toHaveProperty('frontage');
});

test('nothing is answered at first', () => {
  expect(readFit('')).toEqual({
    given: {},
    faults: {},
    open: ['kind', 'area', 'town', 'place', 'law', 'contract'],
  });
});

test.each([
  ['2.600', 2600],
  ['2600 m²', 2600],
  ['2 600', 2600],
  ['2.600,5 qm', 2600.5],
  [' 12.500 m2 ', 12_500],
])('%j is a size', (written, area) => {
  const { answers } = readFit(
    `?${new URLSearchParams([...new URLSearchParams(plot), ['x', '']].map(([name, value]) => [name as string, name === 'flaeche' ? written : (value as string)]))}`,
  );
  expect(answers?.area).toBe(area);
});

test.each([
  ['groß', 'noNumber'],
  ['2.60', 'noNumber'],
  ['-2600', 'noNumber'],
  ['1e9', 'noNumber'],
  ['<b>1</b>', 'noNumber'],
  ['9', 'outOfRange'],
  ['99999999', 'outOfRange'],
])('%j is none, is kept as it was written and said to be at fault', (written, fault) => {
  const state = readFit(`?${plot.replace('2600', encodeURIComponent(written))}`);
  expect(state.open).toEqual(['area']);
  expect(state.faults).toEqual({ area: fault });
  expect(state.given.area).toBe(written);
  expect(state.answers).toBeUndefined();
});

test('a breadth that is no number keeps its question open', () => {
  const state = readFit(`?${plot.replace('front=55', 'front=breit')}`);
  expect(state).toMatchObject({ open: ['area'], faults: { frontage: 'noNumber' } });
});

test('words that the address does not know count as not answered', () => {
  expect(readFit('?art=schloss&vertrag=__proto__&baurecht=constructor').open).toHaveLength(6);
});

test('the questions about a shop are not answered by what was said about a plot', () => {
  expect(readFit(`?${plot.replace('art=grundstueck', 'art=laden')}`).open).toEqual(['area', 'place']);
});
