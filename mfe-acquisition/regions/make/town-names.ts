/**
 * The towns by which visitors look for their contact person, each behind as much of its postcode as says to whom it leads: two
 * digits, or a whole postcode where those cross a border of the persons' areas (see `postcode-areas.ts`). A town stands once, at
 * its centre's postcode. Where the gazetteer spells a name otherwise, its spelling stands behind `=`, with the official number of
 * the Land behind `@` where it knows several. Towns with a namesake have what tells them apart in their name, unless nobody
 * means the other one. Written for this project: postcodes of towns are common knowledge.
 */
const names = `
01 Dresden, Pirna, Freital, Radebeul, Meißen=Meissen, Riesa, Coswig, Großenhain, Kamenz
01968 Senftenberg
02 Bautzen, Görlitz, Zittau, Hoyerswerda, Weißwasser, Löbau
03 Cottbus, Guben, Forst (Lausitz)=Forst, Lübbenau, Finsterwalde
04 Leipzig, Markkleeberg, Delitzsch, Grimma, Borna, Torgau, Wurzen, Schkeuditz, Döbeln
04600 Altenburg
04626 Schmölln
04910 Elsterwerda
04924 Bad Liebenwerda
06 Halle (Saale), Dessau-Roßlau=Dessau, Merseburg, Weißenfels, Naumburg, Zeitz, Köthen, Bernburg, Quedlinburg, Aschersleben, Lutherstadt Eisleben=Eisleben Lutherstadt, Sangerhausen, Lutherstadt Wittenberg=Wittenberg, Bitterfeld-Wolfen
06556 Artern
06567 Bad Frankenhausen
07 Jena, Gera, Saalfeld, Rudolstadt, Greiz, Pößneck
08 Zwickau, Plauen, Reichenbach im Vogtland=Reichenbach/Vogtland, Werdau, Crimmitschau, Auerbach, Glauchau, Aue
09 Chemnitz, Freiberg, Limbach-Oberfrohna, Annaberg-Buchholz, Mittweida, Olbernhau
10 Berlin
14 Potsdam, Brandenburg an der Havel, Rathenow, Werder, Ludwigsfelde, Luckenwalde, Falkensee, Teltow, Jüterbog
15 Frankfurt (Oder), Fürstenwalde, Eisenhüttenstadt, Königs Wusterhausen, Strausberg, Seelow
16 Oranienburg, Eberswalde, Bernau bei Berlin, Hennigsdorf, Neuruppin, Schwedt (Oder), Hohen Neuendorf, Wittstock, Pritzwalk, Bad Freienwalde
17 Neubrandenburg, Greifswald, Neustrelitz, Waren, Anklam, Pasewalk, Ueckermünde, Teterow, Malchin, Heringsdorf=Seebad Heringsdorf
17268 Templin
17291 Prenzlau
18 Rostock, Stralsund, Güstrow, Ribnitz-Damgarten, Bergen auf Rügen, Kühlungsborn=Ostseebad Kühlungsborn, Binz=Ostseebad Binz
19 Schwerin, Parchim, Ludwigslust, Hagenow, Plau am See
19322 Wittenberge
19348 Perleberg
20 Hamburg
21 Lüneburg, Stade, Buxtehude, Buchholz in der Nordheide, Winsen, Seevetal, Otterndorf
21465 Reinbek
21493 Schwarzenbek
21502 Geesthacht
22 Norderstedt, Ahrensburg, Wedel
23 Lübeck, Bad Oldesloe, Bad Segeberg, Eutin, Bad Schwartau, Neustadt in Holstein, Oldenburg in Holstein
23936 Grevesmühlen
23966 Wismar
24 Kiel, Neumünster, Flensburg, Rendsburg, Schleswig, Eckernförde, Kaltenkirchen
25 Elmshorn, Pinneberg, Itzehoe, Husum, Heide, Quickborn, Niebüll, Brunsbüttel, Westerland, Sankt Peter-Ording
26 Oldenburg, Wilhelmshaven, Emden, Aurich, Leer, Papenburg, Norden, Westerstede, Varel, Nordenham, Bad Zwischenahn, Wittmund, Norderney, Friesoythe
27 Bremerhaven, Cuxhaven, Delmenhorst, Verden, Rotenburg (Wümme)=Rotenburg@03, Osterholz-Scharmbeck, Wildeshausen, Zeven, Ganderkesee
27498 Helgoland
28 Bremen, Stuhr, Achim, Syke, Lilienthal
29 Celle, Uelzen, Soltau, Walsrode, Munster, Lüchow, Dannenberg, Wittingen
29410 Salzwedel
30 Hannover, Garbsen, Langenhagen, Laatzen, Seelze, Ronnenberg
31 Hildesheim, Hameln, Peine, Nienburg, Wunstorf, Lehrte, Neustadt am Rübenberge, Stadthagen, Rinteln, Springe, Alfeld, Bad Pyrmont, Burgdorf, Bückeburg
32 Herford, Minden, Detmold, Bad Salzuflen, Bad Oeynhausen, Bünde, Lemgo, Lübbecke, Espelkamp, Löhne, Porta Westfalica, Lage
33 Bielefeld, Paderborn, Gütersloh, Rheda-Wiedenbrück, Delbrück, Verl, Bad Driburg, Halle (Westfalen)=Halle@05
34 Kassel, Baunatal, Korbach, Hofgeismar, Bad Wildungen, Melsungen, Fritzlar
34346 Hann. Münden=Hannoversch Münden
34414 Warburg
35 Gießen, Marburg=Marburg an der Lahn, Wetzlar, Dillenburg, Herborn, Butzbach, Stadtallendorf, Frankenberg
36 Fulda, Bad Hersfeld, Alsfeld, Bad Salzungen, Lauterbach, Hünfeld, Rotenburg an der Fulda
37 Göttingen, Northeim, Einbeck, Holzminden, Duderstadt, Osterode am Harz
37213 Witzenhausen
37269 Eschwege
37308 Heilbad Heiligenstadt
37327 Leinefelde-Worbis
37671 Höxter
38 Braunschweig, Wolfsburg, Salzgitter, Wolfenbüttel, Goslar, Gifhorn, Helmstedt, Halberstadt, Wernigerode, Bad Harzburg, Seesen
39 Magdeburg, Stendal, Schönebeck, Burg=Burg bei Magdeburg, Staßfurt, Haldensleben=Haldensleben I, Oschersleben, Zerbst, Gardelegen, Havelberg
40 Düsseldorf, Ratingen, Meerbusch, Hilden, Langenfeld, Mettmann, Monheim am Rhein, Erkrath
41 Mönchengladbach, Neuss, Grevenbroich, Dormagen, Viersen, Kaarst, Erkelenz, Hückelhoven, Nettetal, Korschenbroich, Wegberg
42 Wuppertal, Solingen, Remscheid, Velbert, Wermelskirchen, Wülfrath, Heiligenhaus, Radevormwald, Haan
44 Dortmund, Bochum, Herne, Lünen, Castrop-Rauxel
45 Essen, Gelsenkirchen, Mülheim an der Ruhr=Mülheim, Recklinghausen, Marl, Herten, Gladbeck, Hattingen, Datteln, Haltern am See, Waltrop, Oer-Erkenschwick
46 Oberhausen, Bottrop, Dinslaken, Wesel, Bocholt, Dorsten, Borken, Emmerich, Voerde, Rees, Xanten
47 Duisburg, Moers, Kamp-Lintfort, Rheinberg
47533 Kleve
47574 Goch
47608 Geldern
47623 Kevelaer
47798 Krefeld
47877 Willich
47906 Kempen
47918 Tönisvorst
48 Münster, Rheine, Ahaus, Gronau, Coesfeld, Dülmen, Warendorf, Greven, Emsdetten, Steinfurt
48455 Bad Bentheim
48529 Nordhorn
49 Osnabrück, Lingen, Meppen, Melle, Cloppenburg, Vechta, Georgsmarienhütte, Bramsche, Lohne, Diepholz, Haren
49477 Ibbenbüren
49525 Lengerich=Lengerich@05
50 Köln, Kerpen, Bergheim, Hürth, Pulheim, Frechen, Brühl, Erftstadt, Wesseling
51 Leverkusen, Bergisch Gladbach, Gummersbach, Rösrath, Overath, Wiehl
52 Aachen, Düren, Stolberg, Eschweiler, Alsdorf, Heinsberg, Jülich, Herzogenrath, Würselen, Geilenkirchen
53 Bonn, Troisdorf, Siegburg, Euskirchen, Sankt Augustin, Bornheim, Hennef, Königswinter, Rheinbach, Schleiden, Lohmar, Bad Honnef
53424 Remagen
53474 Bad Neuenahr-Ahrweiler
54 Trier, Bitburg, Wittlich, Konz, Daun, Prüm
55 Mainz, Bad Kreuznach, Bingen am Rhein, Ingelheim am Rhein, Idar-Oberstein, Alzey, Simmern
56 Koblenz, Neuwied, Andernach, Mayen, Lahnstein, Montabaur, Boppard
57 Siegen, Kreuztal, Olpe, Lennestadt, Bad Berleburg, Attendorn
57518 Betzdorf
58 Hagen, Iserlohn, Lüdenscheid, Witten, Menden, Schwerte, Ennepetal, Gevelsberg, Plettenberg, Hemer, Schwelm
59 Hamm, Unna, Soest, Lippstadt, Arnsberg, Ahlen, Bergkamen, Kamen, Meschede, Brilon, Beckum, Werl, Werne, Sundern, Oelde, Warstein
60 Frankfurt am Main
61 Bad Homburg vor der Höhe, Oberursel, Bad Nauheim, Bad Vilbel, Usingen, Friedrichsdorf, Friedberg (Hessen)=Friedberg@06
63 Offenbach am Main=Offenbach, Hanau=Hanau am Main, Rodgau, Dreieich, Langen, Dietzenbach, Neu-Isenburg=Neu Isenburg, Gelnhausen, Maintal, Seligenstadt, Obertshausen, Mühlheim am Main
63739 Aschaffenburg
63897 Miltenberg
64 Darmstadt, Bensheim, Weiterstadt, Groß-Gerau, Dieburg, Heppenheim=Heppenheim an der Bergstrasse, Griesheim, Mörfelden-Walldorf, Pfungstadt, Münster (Hessen)=Münster@06
65 Wiesbaden, Rüsselsheim, Limburg an der Lahn, Hofheim am Taunus, Idstein, Taunusstein
65582 Diez
66 Saarbrücken, Neunkirchen, Völklingen, Homburg, Saarlouis, Sankt Ingbert, Sankt Wendel, Merzig, Pirmasens, Zweibrücken, Lebach, Dillingen (Saar)=Dillingen
67 Ludwigshafen am Rhein, Kaiserslautern, Worms, Speyer, Frankenthal, Neustadt an der Weinstraße=Neustadt, Haßloch, Grünstadt, Bad Dürkheim
68 Mannheim, Schwetzingen, Hockenheim, Waghäusel
68519 Viernheim
68623 Lampertheim
69 Heidelberg, Weinheim, Leimen, Wiesloch, Eberbach, Walldorf
70 Stuttgart, Fellbach, Leinfelden-Echterdingen, Filderstadt, Kornwestheim
71 Ludwigsburg, Böblingen, Sindelfingen, Waiblingen, Leonberg, Backnang, Winnenden, Herrenberg, Ditzingen, Vaihingen an der Enz
72 Tübingen, Reutlingen, Balingen, Albstadt, Nürtingen, Rottenburg, Nagold, Freudenstadt, Metzingen, Horb am Neckar, Sigmaringen
73 Esslingen am Neckar=Esslingen, Göppingen, Aalen, Schwäbisch Gmünd, Kirchheim unter Teck, Schorndorf, Geislingen an der Steige, Ellwangen, Ostfildern
74 Heilbronn, Schwäbisch Hall, Crailsheim, Neckarsulm, Bietigheim-Bissingen, Sinsheim, Öhringen, Mosbach
75 Pforzheim, Mühlacker, Bretten, Calw, Eppingen
76 Karlsruhe, Baden-Baden, Rastatt, Bruchsal, Ettlingen, Landau in der Pfalz, Germersheim, Gaggenau
77 Offenburg, Lahr, Kehl, Bühl, Achern, Oberkirch
78 Villingen-Schwenningen, Konstanz, Singen, Tuttlingen, Radolfzell, Rottweil, Donaueschingen, Hornberg
79 Freiburg im Breisgau=Freiburg, Lörrach, Emmendingen, Weil am Rhein, Rheinfelden, Waldshut-Tiengen
80 München=Munich
82 Starnberg, Garmisch-Partenkirchen, Fürstenfeldbruck, Weilheim, Germering, Geretsried, Olching
83 Rosenheim, Traunstein, Bad Tölz, Bad Reichenhall, Kiefersfelden, Bad Aibling, Traunreut
84 Landshut, Waldkraiburg, Mühldorf, Altötting, Dingolfing, Burghausen, Pfarrkirchen
85 Ingolstadt, Freising, Erding, Dachau, Pfaffenhofen an der Ilm, Unterschleißheim
86 Augsburg, Neuburg an der Donau, Landsberg am Lech, Donauwörth, Aichach, Friedberg (Bayern)=Friedberg@09, Königsbrunn, Gersthofen, Nördlingen
87 Kempten (Allgäu), Memmingen, Kaufbeuren, Sonthofen, Füssen, Marktoberdorf, Mindelheim
88 Ravensburg, Friedrichshafen, Biberach an der Riß, Wangen, Leutkirch, Überlingen, Bad Waldsee, Weingarten, Isny
88131 Lindau
89 Ulm, Heidenheim an der Brenz, Ehingen, Giengen an der Brenz
89231 Neu-Ulm
89312 Günzburg
89407 Dillingen an der Donau
90 Nürnberg, Fürth, Zirndorf
91 Erlangen, Ansbach, Schwabach, Lauf an der Pegnitz, Forchheim, Herzogenaurach, Roth, Rothenburg ob der Tauber, Weißenburg in Bayern, Treuchtlingen
92 Amberg, Weiden, Neumarkt in der Oberpfalz, Schwandorf=Schwandorf in Bayern, Sulzbach-Rosenberg
93 Regensburg, Kelheim, Cham, Neutraubling
94 Passau, Straubing, Deggendorf, Vilshofen, Regen, Plattling, Waldkirchen, Freyung
95 Bayreuth, Hof, Kulmbach, Marktredwitz, Selb
96 Bamberg, Coburg, Lichtenfels, Kronach
96515 Sonneberg
97 Würzburg, Schweinfurt, Kitzingen, Bad Kissingen, Lohr am Main, Marktheidenfeld, Bad Neustadt an der Saale
97877 Wertheim
97980 Bad Mergentheim
98 Suhl, Ilmenau, Meiningen, Hildburghausen, Schmalkalden
99 Erfurt, Weimar, Eisenach, Gotha, Nordhausen, Mühlhausen, Apolda, Arnstadt, Sömmerda, Sondershausen, Bad Langensalza
`;

/** A town as it is looked for in the gazetteer. */
export interface NamedTown {
  name: string;
  /** The name as the gazetteer has it. */
  gazetteer: string;
  /** The number of the Land, two digits; without it the largest town of that name is meant. */
  land: string | undefined;
  /** The beginning of the postcode, two to five digits. */
  postcode: string;
}

/** The towns in the order in which they stand above. */
export function namedTowns(): NamedTown[] {
  return names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [postcode = ''] = line.split(' ');
      return line
        .slice(postcode.length + 1)
        .split(', ')
        .map((entry) => {
          const [name = '', known = name] = entry.split('=');
          const [gazetteer = '', land] = known.split('@');
          return { name, gazetteer, land, postcode };
        });
    });
}
