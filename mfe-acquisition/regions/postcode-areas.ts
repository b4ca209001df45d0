import type { Region } from './region.ts';

/**
 * Which person looks after which postcodes. Written for this project after the areas in text/de/regional-contacts.ts: where the
 * postcodes lie is common knowledge (Deutsche Post's „Leitregionen“). 01 to 99 stand here, each once.
 *
 * Where an area's name leaves it open: Lower Saxony is divided along the Mittellandkanal, so Hannover (30, 31), Braunschweig (38)
 * and Göttingen (37) are its south, and the Weser-Ems country with Osnabrück (49) its north. The Lower Rhine's towns of the
 * Ruhr's association, Duisburg to Wesel (46, 47), are the Ruhr; Düsseldorf, Mönchengladbach and Wuppertal (40 to 42) are the
 * Rhineland; the Siegerland (57) is Westphalia.
 */
export const areasOfTwoDigits: Record<Region, string> = {
  '1': '20 22 23 24 25',
  '2': '21 26 27 28 29 49',
  '3': '17 18 19',
  '4': '03 10 11 12 13 14 15 16',
  '5': '06 30 31 37 38 39',
  '6': '32 33 44 45 46 47 48 57 58 59',
  '7': '40 41 42 43 50 51 52 53',
  '8': '07 34 35 36 60 61 62 63 64 65 98 99',
  '9': '01 02 04 05 08 09',
  '10': '54 55 56 66 67 68 69 70 71 72 73 74 75 76 77 78 79 88 89',
  '11': '80 81 82 83 84 85 86 87 90 91 92 93 94 95 96 97',
};

/** Two digits with which no postcode begins. They stand above with the region before them: 05 with 04, 43 with 42, 62 with 61. */
export const unusedTwoDigits: readonly string[] = ['05', '43', '62'];

/**
 * Where two digits cross a border of the areas: the longer beginnings that lie on its other side. A visitor from Hamburg-Harburg
 * (21073) wants the person of Hamburg, though most of 21 is Stade and Lüneburg. The longest beginning counts. Single villages
 * across a border are not listed: their owners are shown a person who knows the neighbouring town.
 */
export const crossings: readonly { region: Region; beginnings: string }[] = [
  // 01, 04 of Saxony: Senftenberg; Falkenberg, Elsterwerda and Bad Liebenwerda in Brandenburg.
  { region: '4', beginnings: '019 0489 049' },
  // 04: Altenburg and Schmölln in Thuringia.
  { region: '8', beginnings: '0460 0461 0462 0463' },
  // 06 of Saxony-Anhalt: Artern and the Kyffhäuser in Thuringia.
  { region: '8', beginnings: '0655 0656 0657' },
  // 17, 19 of Mecklenburg: Templin, Lychen and Prenzlau; Wittenberge and Perleberg in Brandenburg.
  { region: '4', beginnings: '1726 1727 1729 1932 1933 1934 1935' },
  // 21: Hamburg south of the Elbe and Bergedorf; Geesthacht, Reinbek, Lauenburg and Schwarzenbek in Schleswig-Holstein.
  { region: '1', beginnings: '210 211 2146 2148 2149 215' },
  // 23 of Lübeck: from Grevesmühlen to Wismar, but not Ratzeburg.
  { region: '3', beginnings: '239' },
  { region: '1', beginnings: '2390 2391' },
  // 27 of Bremerhaven: Helgoland.
  { region: '1', beginnings: '27498' },
  // 29 of Celle: Salzwedel in Saxony-Anhalt.
  { region: '5', beginnings: '2941' },
  // 34 of Kassel: Hann. Münden and Staufenberg in Lower Saxony; Warburg and Marsberg in Westphalia.
  { region: '5', beginnings: '34346 34355' },
  { region: '6', beginnings: '3441 3443' },
  // 37 of Göttingen: Witzenhausen and Eschwege in Hesse, the Eichsfeld in Thuringia; Höxter and Beverungen in Westphalia.
  { region: '8', beginnings: '372 373' },
  { region: '6', beginnings: '3767 3768 37696' },
  // 47 of Duisburg and Moers: Kleve and Geldern, Krefeld, Willich and Kempen in the Rhineland, but not Neukirchen-Vluyn.
  { region: '7', beginnings: '475 476 477 478 479' },
  { region: '6', beginnings: '4750' },
  // 48 of Münster: Nordhorn, Bad Bentheim, Schüttorf and Salzbergen in Lower Saxony.
  { region: '2', beginnings: '48455 48465 48480 48488 48499 4852 4853' },
  // 49 of Osnabrück: Ibbenbüren, Lengerich and Tecklenburg in Westphalia.
  { region: '6', beginnings: '4947 4949 4950 4952 4953 4954' },
  // 53 of Bonn: the Ahr, Linz and Asbach in Rhineland-Palatinate.
  { region: '10', beginnings: '534 535 53619' },
  // 55 of Mainz: its former suburbs across the Rhine, which are Wiesbaden's.
  { region: '8', beginnings: '55246 55252' },
  // 57 of Siegen: Betzdorf and Altenkirchen in Rhineland-Palatinate.
  { region: '10', beginnings: '575 576' },
  // 63 of Offenbach: Aschaffenburg and Miltenberg in Bavaria.
  { region: '11', beginnings: '637 638 639' },
  // 65 of Wiesbaden: Diez in Rhineland-Palatinate.
  { region: '10', beginnings: '65582' },
  // 68, 69 of Mannheim and Heidelberg: Viernheim and Lampertheim; Neckarsteinach, Hirschhorn and the Odenwald in Hesse.
  { region: '8', beginnings: '6851 686 69239 69434 69483 69488 69509 69517 69518' },
  // 88, 89 of Ravensburg and Ulm: Lindau; Neu-Ulm, Günzburg and Dillingen in Bavaria.
  { region: '11', beginnings: '881 892 893 894' },
  // 96 of Bamberg: Sonneberg in Thuringia.
  { region: '8', beginnings: '965' },
  // 97 of Würzburg: Wertheim, Tauberbischofsheim and Bad Mergentheim in Baden-Württemberg.
  { region: '10', beginnings: '97877 97896 979' },
];
