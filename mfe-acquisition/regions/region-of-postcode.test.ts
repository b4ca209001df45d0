import { areasOfTwoDigits, crossings, unusedTwoDigits } from './postcode-areas.ts';
import { regions } from './region.ts';
import { regionOfPostcode } from './region-of-postcode.ts';

const twoDigits = Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The Land of a large place of each two digits, and so the person; written down from a map of the postcodes. */
const persons: Record<string, string> = {
  '1': '20 Hamburg, 22 Hamburg, 23 Lübeck, 24 Kiel, 25 Husum',
  '2': '21 Stade, 26 Oldenburg, 27 Bremerhaven, 28 Bremen, 29 Celle, 49 Osnabrück',
  '3': '17 Greifswald, 18 Rostock, 19 Schwerin',
  '4': '03 Cottbus, 10 Berlin, 11 Berlin (Bundestag), 12 Berlin, 13 Berlin, 14 Potsdam, 15 Frankfurt (Oder), 16 Eberswalde',
  '5': '06 Halle, 30 Hannover, 31 Hildesheim, 37 Göttingen, 38 Braunschweig, 39 Magdeburg',
  '6': '32 Herford, 33 Bielefeld, 44 Dortmund, 45 Essen, 46 Oberhausen, 47 Duisburg, 48 Münster, 57 Siegen, 58 Hagen, 59 Hamm',
  '7': '40 Düsseldorf, 41 Neuss, 42 Wuppertal, 50 Köln, 51 Leverkusen, 52 Aachen, 53 Bonn',
  '8': '07 Jena, 34 Kassel, 35 Gießen, 36 Fulda, 60 Frankfurt, 61 Bad Homburg, 63 Offenbach, 64 Darmstadt, 65 Wiesbaden, 98 Suhl, 99 Erfurt',
  '9': '01 Dresden, 02 Görlitz, 04 Leipzig, 08 Zwickau, 09 Chemnitz',
  '10': '54 Trier, 55 Mainz, 56 Koblenz, 66 Saarbrücken, 67 Ludwigshafen, 68 Mannheim, 69 Heidelberg, 70 Stuttgart, 71 Böblingen, 72 Tübingen, 73 Aalen, 74 Heilbronn, 75 Pforzheim, 76 Karlsruhe, 77 Offenburg, 78 Konstanz, 79 Freiburg, 88 Ravensburg, 89 Ulm',
  '11': '80 München, 81 München, 82 Starnberg, 83 Rosenheim, 84 Landshut, 85 Ingolstadt, 86 Augsburg, 87 Kempten, 90 Nürnberg, 91 Erlangen, 92 Amberg, 93 Regensburg, 94 Passau, 95 Bayreuth, 96 Bamberg, 97 Würzburg',
};
const expected = Object.entries(persons).flatMap(([region, places]) =>
  places.split(', ').map((place) => [place.slice(0, 2), place.slice(3), region] as const),
);

describe('the person of a postcode', () => {
  it.each(twoDigits)('of %s is one of the eleven', (digits) => {
    expect(regions).toContain(regionOfPostcode(digits));
    const lists = Object.values(areasOfTwoDigits).filter((list) => list.split(' ').includes(digits));
    expect(lists).toHaveLength(1);
  });

  it.each(expected)('of %s, %s, is that of region %s', (digits, _place, region) => {
    expect(regionOfPostcode(digits)).toBe(region);
  });

  it('is the neighbour’s where no postcode begins so, and all others are known by a place', () => {
    expect(twoDigits.filter((digits) => !expected.some(([known]) => known === digits))).toEqual(
      unusedTwoDigits,
    );
    for (const digits of unusedTwoDigits) {
      const before = String(Number(digits) - 1).padStart(2, '0');
      expect([digits, regionOfPostcode(digits)]).toEqual([digits, regionOfPostcode(before)]);
    }
  });

  it.each([
    ['01968', 'Senftenberg', '4'],
    ['01067', 'Dresden', '9'],
    ['04600', 'Altenburg', '8'],
    ['04668', 'Grimma', '9'],
    ['17291', 'Prenzlau', '4'],
    ['17235', 'Neustrelitz', '3'],
    ['19348', 'Perleberg', '4'],
    ['19370', 'Parchim', '3'],
    ['21073', 'Hamburg-Harburg', '1'],
    ['21335', 'Lüneburg', '2'],
    ['21502', 'Geesthacht', '1'],
    ['23966', 'Wismar', '3'],
    ['23909', 'Ratzeburg', '1'],
    ['27498', 'Helgoland', '1'],
    ['29410', 'Salzwedel', '5'],
    ['34346', 'Hann. Münden', '5'],
    ['34414', 'Warburg', '6'],
    ['37269', 'Eschwege', '8'],
    ['37308', 'Heilbad Heiligenstadt', '8'],
    ['37671', 'Höxter', '6'],
    ['47051', 'Duisburg', '6'],
    ['47798', 'Krefeld', '7'],
    ['47506', 'Neukirchen-Vluyn', '6'],
    ['48529', 'Nordhorn', '2'],
    ['48565', 'Steinfurt', '6'],
    ['49477', 'Ibbenbüren', '6'],
    ['49565', 'Bramsche', '2'],
    ['53474', 'Bad Neuenahr-Ahrweiler', '10'],
    ['53604', 'Bad Honnef', '7'],
    ['55252', 'Mainz-Kastel', '8'],
    ['57518', 'Betzdorf', '10'],
    ['63739', 'Aschaffenburg', '11'],
    ['63607', 'Wächtersbach', '8'],
    ['68519', 'Viernheim', '8'],
    ['69115', 'Heidelberg', '10'],
    ['88131', 'Lindau', '11'],
    ['88212', 'Ravensburg', '10'],
    ['89231', 'Neu-Ulm', '11'],
    ['89518', 'Heidenheim', '10'],
    ['96515', 'Sonneberg', '8'],
    ['97980', 'Bad Mergentheim', '10'],
  ])('of %s, %s, is on its side of the border: region %s', (postcode, _place, region) => {
    expect(regionOfPostcode(postcode)).toBe(region);
  });

  it('is never that of a crossing which says nothing new', () => {
    const idle = crossings.flatMap(({ region, beginnings }) =>
      beginnings.split(' ').filter((beginning) => regionOfPostcode(beginning.slice(0, -1)) === region),
    );
    expect(idle).toEqual([]);
  });

  it('does not exist for 00 and for less than two digits', () => {
    expect(['00', '00123', '0', '7', ''].map(regionOfPostcode)).toEqual([null, null, null, null, null]);
  });
});
