import { findRegion } from './find-region.ts';
import type { Finding } from './finding.ts';

/**
 * Towns and the region in whose area they lie, written down by their Land: never by their postcode, by which they are found.
 * All cities of more than 100,000 inhabitants are among them.
 */
const townsOfRegion: Record<string, string> = {
  '1': 'Hamburg, Kiel, Lübeck, Flensburg, Neumünster, Norderstedt, Elmshorn, Pinneberg, Itzehoe, Husum, Heide, Rendsburg, Schleswig, Ahrensburg, Wedel, Bad Oldesloe, Bad Segeberg, Eutin, Geesthacht, Reinbek, Schwarzenbek, Helgoland, Westerland, Sankt Peter-Ording',
  '2': 'Bremen, Bremerhaven, Oldenburg, Osnabrück, Wilhelmshaven, Delmenhorst, Emden, Cuxhaven, Stade, Lüneburg, Celle, Uelzen, Aurich, Leer, Papenburg, Cloppenburg, Vechta, Lingen, Meppen, Nordhorn, Bad Bentheim, Verden, Buxtehude, Lüchow',
  '3': 'Rostock, Schwerin, Neubrandenburg, Stralsund, Greifswald, Wismar, Güstrow, Waren, Neustrelitz, Parchim, Ludwigslust, Anklam, Pasewalk, Binz, Kühlungsborn, Grevesmühlen, Bergen auf Rügen',
  '4': 'Berlin, Potsdam, Cottbus, Brandenburg an der Havel, Frankfurt (Oder), Oranienburg, Eberswalde, Falkensee, Bernau bei Berlin, Königs Wusterhausen, Eisenhüttenstadt, Schwedt, Senftenberg, Prenzlau, Templin, Perleberg, Wittenberge, Neuruppin, Rathenow, Luckenwalde, Elsterwerda, Bad Liebenwerda',
  '5': 'Hannover, Braunschweig, Wolfsburg, Salzgitter, Göttingen, Hildesheim, Hameln, Goslar, Peine, Gifhorn, Magdeburg, Halle (Saale), Dessau, Lutherstadt Wittenberg, Stendal, Halberstadt, Wernigerode, Merseburg, Weißenfels, Naumburg, Salzwedel, Hann. Münden, Northeim, Holzminden',
  '6': 'Dortmund, Essen, Duisburg, Bochum, Gelsenkirchen, Oberhausen, Hagen, Hamm, Herne, Mülheim an der Ruhr, Bottrop, Recklinghausen, Witten, Moers, Münster, Bielefeld, Paderborn, Gütersloh, Siegen, Iserlohn, Lüdenscheid, Herford, Minden, Detmold, Rheine, Bocholt, Lippstadt, Arnsberg, Höxter, Warburg, Ibbenbüren, Halle (Westfalen)',
  '7': 'Köln, Düsseldorf, Wuppertal, Bonn, Mönchengladbach, Aachen, Krefeld, Leverkusen, Solingen, Neuss, Bergisch Gladbach, Remscheid, Düren, Ratingen, Troisdorf, Kerpen, Velbert, Viersen, Euskirchen, Siegburg, Gummersbach, Kleve, Geldern, Kempen',
  '8': 'Frankfurt am Main, Wiesbaden, Kassel, Darmstadt, Offenbach, Hanau, Gießen, Marburg, Fulda, Wetzlar, Rüsselsheim, Bad Homburg, Bad Hersfeld, Limburg, Viernheim, Lampertheim, Eschwege, Erfurt, Jena, Gera, Weimar, Gotha, Eisenach, Nordhausen, Suhl, Altenburg, Sonneberg, Heilbad Heiligenstadt, Artern',
  '9': 'Leipzig, Dresden, Chemnitz, Zwickau, Plauen, Görlitz, Freiberg, Bautzen, Pirna, Radebeul, Meißen, Riesa, Zittau, Hoyerswerda, Torgau, Grimma, Döbeln, Aue, Annaberg-Buchholz, Delitzsch',
  '10': 'Stuttgart, Mannheim, Karlsruhe, Freiburg, Heidelberg, Ulm, Heilbronn, Pforzheim, Reutlingen, Tübingen, Konstanz, Ravensburg, Friedrichshafen, Aalen, Offenburg, Villingen-Schwenningen, Bad Mergentheim, Wertheim, Mainz, Ludwigshafen, Koblenz, Trier, Kaiserslautern, Worms, Speyer, Neuwied, Pirmasens, Bad Neuenahr-Ahrweiler, Betzdorf, Saarbrücken, Neunkirchen, Homburg, Völklingen, Heidenheim',
  '11': 'München, Nürnberg, Augsburg, Regensburg, Ingolstadt, Würzburg, Fürth, Erlangen, Bamberg, Bayreuth, Landshut, Passau, Hof, Coburg, Kempten, Memmingen, Rosenheim, Schweinfurt, Aschaffenburg, Neu-Ulm, Lindau, Günzburg, Straubing, Amberg, Ansbach, Garmisch-Partenkirchen, Starnberg, Kiefersfelden, Rothenburg ob der Tauber, Miltenberg',
};
const towns = Object.entries(townsOfRegion).flatMap(([region, names]) =>
  names.split(', ').map((name) => [name, region] as const),
);

const ask = (ort: string) => findRegion({ ort });
/** The region and the town of what was found, and whether the words were taken for others. */
const found = (finding: Finding) =>
  finding.state === 'found' && finding.place.kind === 'town'
    ? { region: finding.region, name: finding.place.name, isGuess: finding.place.isGuess }
    : finding;

describe('the person of a town', () => {
  it('is looked for more than 250 times here', () => {
    expect(towns.length).toBeGreaterThan(250);
  });

  it.each(towns)('of %s is that of region %s', (name, region) => {
    expect(ask(name)).toMatchObject({ state: 'found', region, place: { kind: 'town', isGuess: false } });
  });

  it.each([
    ['Muenchen', 'München'],
    ['MUNCHEN', 'München'],
    ['giessen', 'Gießen'],
    ['Muenster', 'Münster'],
    ['Munster', 'Munster'],
    ['Koeln', 'Köln'],
    ['Freiburg im Breisgau', 'Freiburg im Breisgau'],
    ['Freiburg i. Br.', 'Freiburg im Breisgau'],
    ['Freiburg', 'Freiburg im Breisgau'],
    ['Frankfurt a. M.', 'Frankfurt am Main'],
    ['frankfurt/oder', 'Frankfurt (Oder)'],
    ['Halle/S.', 'Halle (Saale)'],
    ['St. Ingbert', 'Sankt Ingbert'],
    ['Eisleben', 'Lutherstadt Eisleben'],
    ['Münch', 'München'],
    ['Köln-Ehrenfeld', 'Köln'],
    ['ein Grundstück in Kassel', 'Kassel'],
    ['Bahnhofstraße 12, Erlangen', 'Erlangen'],
    ['  Kassel  ', 'Kassel'],
  ])('is found without a guess: „%s“ is %s', (typed, name) => {
    expect(found(ask(typed))).toMatchObject({ name, isGuess: false });
  });

  it.each([
    ['Hambrug', 'Hamburg'],
    ['Lepizig', 'Leipzig'],
    ['Kasel', 'Kassel'],
    ['Münchn', 'München'],
    ['Hannvoer', 'Hannover'],
    ['Dortmuund', 'Dortmund'],
    ['Frankfrut am Mian', 'Frankfurt am Main'],
  ])('is found in spite of a slip: „%s“ is %s', (typed, name) => {
    expect(found(ask(typed))).toMatchObject({ name, isGuess: true });
  });

  it.each([
    ['Frankfurt', ['Frankfurt am Main', 'Frankfurt (Oder)']],
    ['Halle', ['Halle (Saale)', 'Halle (Westfalen)']],
    ['Friedberg', ['Friedberg (Bayern)', 'Friedberg (Hessen)']],
    ['Rotenburg', ['Rotenburg (Wümme)', 'Rotenburg an der Fulda']],
    // The first letter is seldom wrong: these may mean what they say.
    ['Linz', ['Binz']],
    ['Zürich', ['Aurich']],
  ])('is asked about: „%s“ may be one of %j', (typed, names) => {
    expect(ask(typed)).toEqual({ state: 'question', names });
  });

  it('is one of six towns at most that are asked about', () => {
    const finding = ask('Bad');
    expect(finding.state === 'question' && finding.names.length).toBe(6);
  });
});

describe('the person of a postcode', () => {
  it.each([
    ['34117', '8', '34117'],
    ['34 117', '8', '34117'],
    ['D-34117 Kassel', '8', '34117'],
    ['Königsplatz 1, 34117 Kassel', '8', '34117'],
    // The digits count before the words.
    ['20095 München', '1', '20095'],
    ['80', '11', '80'],
    ['210', '1', '210'],
  ])('is found in „%s“: region %s', (typed, region, postcode) => {
    expect(ask(typed)).toEqual({
      state: 'found',
      region,
      place: { kind: 'postcode', postcode, isUnused: false },
    });
  });

  it('is the neighbour’s for one that does not exist, and says so', () => {
    expect(ask('62345')).toMatchObject({ state: 'found', region: '8', place: { isUnused: true } });
  });
});

describe('what is no place of Germany', () => {
  it.each([
    ['', 'empty'],
    [' \u00a0 ', 'empty'],
    ['…?!', 'empty'],
    ['1', 'digits'],
    ['8001', 'digits'],
    ['341177', 'digits'],
    ['12 34', 'digits'],
    ['00123', 'postcode'],
    ['A-1010 Wien', 'foreign'],
    ['1010 Wien', 'foreign'],
    ['CH 8001 Zürich', 'foreign'],
    ['F-67000 Straßburg', 'foreign'],
    ['Wien', 'town'],
    ['Salzburg', 'town'],
    ['xyzzyqwertz', 'town'],
    ['Musterstr. 12', 'town'],
    ['x', 'town'],
    ['<script>alert(1)</script>', 'town'],
    ['x'.repeat(5000), 'town'],
  ])('has nobody: „%.20s“, %s', (typed, reason) => {
    expect(ask(typed)).toEqual({ state: 'nobody', reason });
  });
});

describe('the person of a place on the map', () => {
  it.each([
    ['the Brandenburg Gate', 52.5163, 13.3777, '4', 'Berlin'],
    ['the Zugspitze', 47.4211, 10.9853, '11', 'Garmisch-Partenkirchen'],
    ['Sylt', 54.9079, 8.3033, '1', 'Westerland'],
    ['a field near Vechta', 52.75, 8.25, '2', 'Vechta'],
    ['the Brocken', 51.7991, 10.6156, '5', 'Bad Harzburg'],
    ['Heligoland', 54.18, 7.89, '1', 'Helgoland'],
  ])('at %s is found by its nearest town', (_name, lat, lng, region, near) => {
    expect(findRegion({ point: { lat, lng } })).toEqual({
      state: 'found',
      region,
      place: { kind: 'point', near },
    });
  });

  it.each([
    ['Paris', 48.86, 2.35],
    ['the North Sea', 54.6, 6.2],
    ['the equator', 0, 0],
    ['no place of the earth', Number.NaN, 400],
  ])('is nobody at %s', (_name, lat, lng) => {
    expect(findRegion({ point: { lat, lng } })).toEqual({ state: 'nobody', reason: 'point' });
  });
});
