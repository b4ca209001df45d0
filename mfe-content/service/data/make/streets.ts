/** Names of streets that nearly every German town has. Those that lead out of town come first: there a drive-through stands. */
export const outerStreets =
  'Industriestraße,Berliner Straße,Hamburger Straße,Frankfurter Straße,Leipziger Straße,Kölner Straße,Münchner Straße,Stuttgarter Straße,Dresdner Straße,Bremer Straße,Hannoversche Straße,Kasseler Straße,Nürnberger Straße,Landstraße,Bundesstraße,Gewerbestraße,Am Autohof,Daimlerstraße,Robert-Bosch-Straße,Otto-Hahn-Straße,Siemensstraße,Carl-Benz-Straße,Rudolf-Diesel-Straße,Max-Planck-Straße,Industriering,Nordring,Südring,Ostring,Westring,Hafenstraße,Messestraße,Flughafenstraße,Ziegeleistraße,Am Gewerbepark,Brückenstraße,Gutenbergstraße,Werkstraße,Porschestraße,Borsigstraße,Zeppelinstraße'.split(
    ',',
  );

/** Streets of the inner towns. */
export const innerStreets =
  'Bahnhofstraße,Marktstraße,Hauptstraße,Bahnhofplatz,Marktplatz,Rathausplatz,Lange Straße,Breite Straße,Königstraße,Kaiserstraße,Schlossstraße,Kirchstraße,Obere Straße,Neue Straße,Poststraße,Friedrichstraße,Wilhelmstraße,Ludwigstraße,Karlstraße,Goethestraße,Schillerstraße,Mozartstraße,Lindenstraße,Gartenstraße,Bergstraße,Mühlenstraße,Am Wall,Domplatz,Theaterplatz,Museumstraße,Ringstraße,Schulstraße,Rosenstraße,Am Stadttor,Klosterstraße,Uferstraße,Parkstraße,Sedanstraße,Bismarckstraße,Luisenstraße'.split(
    ',',
  );
