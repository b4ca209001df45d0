/**
 * The towns with a restaurant, by the first two digits of their postcodes; a region begins with its centre. Where
 * the gazetteer spells a name otherwise, its spelling stands behind `=`. Written for this project: postcodes of
 * towns are common knowledge, while the lists that carry coordinates come from geocoders.
 */
const regions = `
01 Dresden, Pirna, Freital, Radebeul, Meißen=Meissen, Riesa, Coswig, Senftenberg, Großenhain, Kamenz
02 Bautzen, Görlitz, Zittau, Hoyerswerda, Weißwasser, Löbau
03 Cottbus, Guben, Forst (Lausitz)=Forst, Lübbenau, Finsterwalde
04 Leipzig, Markkleeberg, Delitzsch, Grimma, Borna, Altenburg, Torgau, Wurzen, Schkeuditz, Döbeln
06 Halle (Saale), Dessau-Roßlau=Dessau, Merseburg, Weißenfels, Naumburg, Zeitz, Köthen, Bernburg, Quedlinburg, Aschersleben, Lutherstadt Eisleben=Eisleben Lutherstadt, Sangerhausen, Lutherstadt Wittenberg=Wittenberg, Bitterfeld-Wolfen
07 Jena, Gera, Saalfeld, Rudolstadt, Greiz, Pößneck
08 Zwickau, Plauen, Reichenbach im Vogtland=Reichenbach/Vogtland, Werdau, Crimmitschau, Auerbach, Glauchau, Aue
09 Chemnitz, Freiberg, Limbach-Oberfrohna, Annaberg-Buchholz, Mittweida
10 Berlin
12 Berlin
13 Berlin
14 Potsdam, Berlin, Brandenburg an der Havel, Rathenow, Werder, Ludwigsfelde, Luckenwalde, Falkensee, Teltow, Jüterbog
15 Frankfurt (Oder), Fürstenwalde, Eisenhüttenstadt, Königs Wusterhausen, Strausberg
16 Oranienburg, Eberswalde, Bernau bei Berlin, Hennigsdorf, Neuruppin, Schwedt (Oder), Hohen Neuendorf, Wittstock, Pritzwalk
17 Neubrandenburg, Greifswald, Neustrelitz, Waren, Prenzlau, Anklam, Pasewalk, Templin
18 Rostock, Stralsund, Güstrow, Ribnitz-Damgarten, Bergen auf Rügen
19 Schwerin, Parchim, Ludwigslust, Wittenberge, Hagenow, Perleberg
20 Hamburg
21 Lüneburg, Hamburg, Stade, Buxtehude, Buchholz in der Nordheide, Winsen, Geesthacht, Seevetal, Reinbek
22 Hamburg, Norderstedt, Ahrensburg, Wedel
23 Lübeck, Wismar, Bad Oldesloe, Bad Segeberg, Eutin, Bad Schwartau
24 Kiel, Neumünster, Flensburg, Rendsburg, Schleswig, Eckernförde, Kaltenkirchen
25 Elmshorn, Pinneberg, Itzehoe, Husum, Heide, Quickborn, Niebüll, Brunsbüttel
26 Oldenburg, Wilhelmshaven, Emden, Aurich, Leer, Papenburg, Norden, Westerstede, Varel, Nordenham, Bad Zwischenahn
27 Bremerhaven, Cuxhaven, Delmenhorst, Verden, Rotenburg, Osterholz-Scharmbeck, Wildeshausen, Zeven
28 Bremen, Stuhr, Achim, Syke, Lilienthal
29 Celle, Uelzen, Soltau, Walsrode, Salzwedel, Munster
30 Hannover, Garbsen, Langenhagen, Laatzen, Seelze, Ronnenberg
31 Hildesheim, Hameln, Peine, Nienburg, Wunstorf, Lehrte, Neustadt am Rübenberge, Stadthagen, Rinteln, Springe, Alfeld, Bad Pyrmont, Burgdorf
32 Herford, Minden, Detmold, Bad Salzuflen, Bad Oeynhausen, Bünde, Lemgo, Lübbecke, Espelkamp, Löhne, Porta Westfalica, Lage
33 Bielefeld, Paderborn, Gütersloh, Rheda-Wiedenbrück, Delbrück, Verl, Bad Driburg
34 Kassel, Baunatal, Hann. Münden=Hannoversch Münden, Korbach, Warburg, Hofgeismar, Bad Wildungen, Melsungen, Fritzlar
35 Gießen, Marburg=Marburg an der Lahn, Wetzlar, Dillenburg, Herborn, Butzbach, Stadtallendorf, Frankenberg
36 Fulda, Bad Hersfeld, Alsfeld, Bad Salzungen, Lauterbach, Hünfeld
37 Göttingen, Northeim, Einbeck, Holzminden, Höxter, Duderstadt, Eschwege, Heilbad Heiligenstadt, Osterode am Harz, Witzenhausen
38 Braunschweig, Wolfsburg, Salzgitter, Wolfenbüttel, Goslar, Gifhorn, Helmstedt, Halberstadt, Wernigerode, Bad Harzburg, Seesen
39 Magdeburg, Stendal, Schönebeck, Burg=Burg bei Magdeburg, Staßfurt, Haldensleben=Haldensleben I, Oschersleben, Zerbst, Gardelegen
40 Düsseldorf, Ratingen, Meerbusch, Hilden, Langenfeld, Mettmann, Monheim am Rhein, Erkrath
41 Mönchengladbach, Neuss, Grevenbroich, Dormagen, Viersen, Kaarst, Erkelenz, Hückelhoven, Nettetal, Korschenbroich, Wegberg
42 Wuppertal, Solingen, Remscheid, Velbert, Wermelskirchen, Wülfrath, Heiligenhaus, Radevormwald
44 Dortmund, Bochum, Herne, Lünen, Castrop-Rauxel
45 Essen, Gelsenkirchen, Mülheim an der Ruhr=Mülheim, Recklinghausen, Marl, Herten, Gladbeck, Hattingen, Datteln, Haltern am See, Waltrop, Oer-Erkenschwick
46 Oberhausen, Bottrop, Dinslaken, Wesel, Bocholt, Dorsten, Borken, Emmerich, Voerde, Rees, Xanten
47 Duisburg, Krefeld, Moers, Kleve, Kamp-Lintfort, Geldern, Goch, Kempen, Willich, Rheinberg, Kevelaer
48 Münster, Rheine, Ahaus, Gronau, Nordhorn, Coesfeld, Dülmen, Warendorf, Greven, Emsdetten, Steinfurt
49 Osnabrück, Lingen, Meppen, Ibbenbüren, Melle, Cloppenburg, Vechta, Georgsmarienhütte, Bramsche, Lohne, Diepholz
50 Köln, Kerpen, Bergheim, Hürth, Pulheim, Frechen, Brühl, Erftstadt, Wesseling
51 Leverkusen, Köln, Bergisch Gladbach, Gummersbach, Rösrath, Overath, Wiehl
52 Aachen, Düren, Stolberg, Eschweiler, Alsdorf, Heinsberg, Jülich, Herzogenrath, Würselen, Geilenkirchen
53 Bonn, Troisdorf, Siegburg, Euskirchen, Sankt Augustin, Bad Neuenahr-Ahrweiler, Bornheim, Hennef, Königswinter, Rheinbach
54 Trier, Bitburg, Wittlich, Konz, Daun
55 Mainz, Bad Kreuznach, Bingen am Rhein, Ingelheim am Rhein, Idar-Oberstein, Alzey
56 Koblenz, Neuwied, Andernach, Mayen, Lahnstein, Montabaur, Boppard
57 Siegen, Kreuztal, Olpe, Lennestadt, Betzdorf, Bad Berleburg
58 Hagen, Iserlohn, Lüdenscheid, Witten, Menden, Schwerte, Ennepetal, Gevelsberg, Plettenberg
59 Hamm, Unna, Soest, Lippstadt, Arnsberg, Ahlen, Bergkamen, Kamen, Meschede, Brilon, Beckum, Werl
60 Frankfurt am Main
61 Bad Homburg vor der Höhe, Oberursel, Bad Nauheim, Bad Vilbel, Usingen, Friedrichsdorf
63 Offenbach am Main=Offenbach, Hanau=Hanau am Main, Aschaffenburg, Rodgau, Dreieich, Langen, Dietzenbach, Neu-Isenburg=Neu Isenburg, Gelnhausen, Maintal, Seligenstadt, Obertshausen
64 Darmstadt, Bensheim, Weiterstadt, Groß-Gerau, Dieburg, Heppenheim=Heppenheim an der Bergstrasse, Griesheim, Mörfelden-Walldorf, Pfungstadt
65 Wiesbaden, Frankfurt am Main, Rüsselsheim, Limburg an der Lahn, Hofheim am Taunus, Idstein, Taunusstein
66 Saarbrücken, Neunkirchen, Völklingen, Homburg, Saarlouis, Sankt Ingbert, Sankt Wendel, Merzig, Pirmasens, Zweibrücken, Lebach
67 Ludwigshafen am Rhein, Kaiserslautern, Worms, Speyer, Frankenthal, Neustadt an der Weinstraße=Neustadt, Haßloch, Grünstadt, Bad Dürkheim
68 Mannheim, Viernheim, Lampertheim, Schwetzingen, Hockenheim
69 Heidelberg, Weinheim, Leimen, Wiesloch, Eberbach, Walldorf
70 Stuttgart, Fellbach, Leinfelden-Echterdingen, Filderstadt, Kornwestheim
71 Ludwigsburg, Böblingen, Sindelfingen, Waiblingen, Leonberg, Backnang, Winnenden, Herrenberg, Ditzingen
72 Tübingen, Reutlingen, Balingen, Albstadt, Nürtingen, Rottenburg, Nagold, Freudenstadt, Metzingen, Horb am Neckar, Sigmaringen
73 Esslingen am Neckar=Esslingen, Göppingen, Aalen, Schwäbisch Gmünd, Kirchheim unter Teck, Schorndorf, Geislingen an der Steige, Ellwangen, Ostfildern
74 Heilbronn, Schwäbisch Hall, Crailsheim, Neckarsulm, Bietigheim-Bissingen, Sinsheim, Öhringen, Mosbach
75 Pforzheim, Mühlacker, Bretten, Calw, Eppingen
76 Karlsruhe, Baden-Baden, Rastatt, Bruchsal, Ettlingen, Landau in der Pfalz, Germersheim, Gaggenau
77 Offenburg, Lahr, Kehl, Bühl, Achern, Oberkirch
78 Villingen-Schwenningen, Konstanz, Singen, Tuttlingen, Radolfzell, Rottweil, Donaueschingen
79 Freiburg im Breisgau=Freiburg, Lörrach, Emmendingen, Weil am Rhein, Rheinfelden, Waldshut-Tiengen
80 München=Munich
81 München=Munich
82 Starnberg, Garmisch-Partenkirchen, Fürstenfeldbruck, Weilheim, Germering, Geretsried, Olching
83 Rosenheim, Traunstein, Bad Tölz, Bad Reichenhall, Kiefersfelden, Bad Aibling, Traunreut
84 Landshut, Waldkraiburg, Mühldorf, Altötting, Dingolfing, Burghausen
85 Ingolstadt, Freising, Erding, Dachau, Pfaffenhofen an der Ilm, Unterschleißheim
86 Augsburg, Neuburg an der Donau, Landsberg am Lech, Donauwörth, Aichach, Friedberg, Königsbrunn, Gersthofen, Nördlingen
87 Kempten (Allgäu), Memmingen, Kaufbeuren, Sonthofen, Füssen, Marktoberdorf, Mindelheim
88 Ravensburg, Friedrichshafen, Biberach an der Riß, Wangen, Lindau, Leutkirch, Überlingen, Bad Waldsee
89 Ulm, Neu-Ulm, Heidenheim an der Brenz, Günzburg, Ehingen, Giengen an der Brenz
90 Nürnberg, Fürth, Zirndorf
91 Erlangen, Ansbach, Schwabach, Lauf an der Pegnitz, Forchheim, Herzogenaurach, Roth
92 Amberg, Weiden, Neumarkt in der Oberpfalz, Schwandorf=Schwandorf in Bayern, Sulzbach-Rosenberg
93 Regensburg, Kelheim, Cham, Neutraubling
94 Passau, Straubing, Deggendorf, Vilshofen, Regen, Plattling
95 Bayreuth, Hof, Kulmbach, Marktredwitz, Selb
96 Bamberg, Coburg, Lichtenfels, Kronach, Sonneberg
97 Würzburg, Schweinfurt, Kitzingen, Bad Mergentheim, Wertheim, Bad Kissingen
98 Suhl, Ilmenau, Meiningen, Hildburghausen, Schmalkalden
99 Erfurt, Weimar, Eisenach, Gotha, Nordhausen, Mühlhausen, Apolda, Arnstadt, Sömmerda, Sondershausen, Bad Langensalza
`;

export interface NamedTown {
  name: string;
  /** The name as the gazetteer has it. */
  gazetteer: string;
  /** First two digits of the town's postcodes; the first one is where the town's name is looked for. */
  regions: string[];
}

/** The towns in the order in which they stand above; a town of several regions once. */
export function namedTowns(): NamedTown[] {
  const towns = new Map<string, NamedTown>();
  for (const line of regions.trim().split('\n')) {
    const region = line.slice(0, 2);
    for (const entry of line.slice(3).split(', ')) {
      const [name = '', gazetteer = name] = entry.split('=');
      const known = towns.get(name);
      if (known) known.regions.push(region);
      else towns.set(name, { name, gazetteer, regions: [region] });
    }
  }
  return [...towns.values()];
}
