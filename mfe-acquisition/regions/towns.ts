/**
 * Made by make/make.ts: towns of Germany, the largest first, each with the beginning of its postcode (see make/town-names.ts),
 * latitude and longitude. GeoNames (geonames.org), CC BY 4.0.
 */
export const towns = `
Berlin	10	52.52	13.41
Hamburg	20	53.55	9.99
München	80	48.14	11.58
Köln	50	50.93	6.95
Frankfurt am Main	60	50.12	8.68
Essen	45	51.46	7.01
Stuttgart	70	48.78	9.18
Dortmund	44	51.51	7.47
Düsseldorf	40	51.22	6.78
Bremen	28	53.08	8.81
Hannover	30	52.37	9.73
Leipzig	04	51.34	12.37
Duisburg	47	51.43	6.77
Nürnberg	90	49.45	11.08
Dresden	01	51.05	13.74
Bochum	44	51.48	7.22
Wuppertal	42	51.26	7.15
Bielefeld	33	52.03	8.53
Bonn	53	50.73	7.10
Mannheim	68	49.49	8.47
Karlsruhe	76	49.01	8.40
Wiesbaden	65	50.08	8.25
Münster	48	51.96	7.63
Gelsenkirchen	45	51.51	7.10
Aachen	52	50.78	6.08
Mönchengladbach	41	51.19	6.44
Augsburg	86	48.37	10.90
Chemnitz	09	50.84	12.93
Braunschweig	38	52.27	10.53
Krefeld	47798	51.34	6.55
Halle (Saale)	06	51.48	11.98
Kiel	24	54.32	10.13
Magdeburg	39	52.13	11.63
Oberhausen	46	51.48	6.86
Freiburg im Breisgau	79	48.00	7.85
Lübeck	23	53.87	10.69
Erfurt	99	50.98	11.03
Hagen	58	51.36	7.47
Rostock	18	54.09	12.14
Kassel	34	51.32	9.50
Hamm	59	51.68	7.82
Mainz	55	49.98	8.28
Saarbrücken	66	49.23	7.01
Herne	44	51.54	7.23
Mülheim an der Ruhr	45	51.43	6.88
Osnabrück	49	52.27	8.05
Solingen	42	51.17	7.08
Ludwigshafen am Rhein	67	49.48	8.45
Leverkusen	51	51.03	6.98
Oldenburg	26	53.14	8.21
Neuss	41	51.20	6.69
Potsdam	14	52.40	13.07
Heidelberg	69	49.41	8.69
Paderborn	33	51.72	8.75
Darmstadt	64	49.87	8.65
Würzburg	97	49.79	9.95
Regensburg	93	49.02	12.10
Wolfsburg	38	52.42	10.78
Recklinghausen	45	51.61	7.20
Göttingen	37	51.53	9.93
Heilbronn	74	49.14	9.22
Ingolstadt	85	48.77	11.42
Ulm	89	48.40	9.99
Bottrop	46	51.52	6.93
Pforzheim	75	48.88	8.70
Offenbach am Main	63	50.10	8.77
Bremerhaven	27	53.54	8.59
Remscheid	42	51.18	7.19
Reutlingen	72	48.49	9.20
Fürth	90	49.48	10.99
Moers	47	51.45	6.63
Koblenz	56	50.35	7.58
Siegen	57	50.87	8.02
Bergisch Gladbach	51	50.99	7.13
Jena	07	50.93	11.59
Gera	07	50.88	12.08
Hildesheim	31	52.15	9.95
Erlangen	91	49.59	11.01
Witten	58	51.44	7.35
Salzgitter	38	52.16	10.42
Trier	54	49.76	6.64
Zwickau	08	50.73	12.49
Kaiserslautern	67	49.44	7.77
Iserlohn	58	51.38	7.70
Schwerin	19	53.63	11.41
Gütersloh	33	51.91	8.38
Düren	52	50.80	6.49
Esslingen am Neckar	73	48.74	9.30
Ratingen	40	51.30	6.85
Marl	45	51.66	7.09
Lünen	44	51.62	7.53
Hanau	63	50.13	8.91
Velbert	42	51.34	7.04
Ludwigsburg	71	48.90	9.19
Flensburg	24	54.78	9.44
Cottbus	03	51.76	14.33
Wilhelmshaven	26	53.53	8.11
Tübingen	72	48.52	9.05
Minden	32	52.29	8.91
Villingen-Schwenningen	78	48.06	8.49
Konstanz	78	47.66	9.18
Worms	67	49.63	8.36
Dorsten	46	51.66	6.97
Lüdenscheid	58	51.22	7.63
Marburg	35	50.81	8.77
Neumünster	24	54.07	9.98
Castrop-Rauxel	44	51.56	7.31
Dessau-Roßlau	06	51.84	12.25
Gladbeck	45	51.57	6.99
Arnsberg	59	51.38	8.08
Rheine	48	52.29	7.44
Viersen	41	51.25	6.39
Delmenhorst	27	53.05	8.63
Bayreuth	95	49.95	11.58
Troisdorf	53	50.81	7.15
Gießen	35	50.59	8.68
Bocholt	46	51.84	6.62
Detmold	32	51.94	8.87
Norderstedt	22	53.69	9.98
Lüneburg	21	53.25	10.41
Celle	29	52.62	10.08
Dinslaken	46	51.56	6.74
Bamberg	96	49.90	10.90
Aschaffenburg	63739	49.98	9.15
Neubrandenburg	17	53.56	13.28
Lippstadt	59	51.67	8.34
Aalen	73	48.84	10.09
Neuwied	56	50.43	7.47
Unna	59	51.54	7.69
Plauen	08	50.50	12.14
Herten	45	51.60	7.14
Herford	32	52.11	8.67
Grevenbroich	41	51.09	6.58
Weimar	99	50.98	11.33
Kerpen	50	50.87	6.70
Fulda	36	50.55	9.68
Dormagen	41	51.10	6.83
Bergheim	50	50.96	6.64
Garbsen	30	52.41	9.59
Wesel	46	51.67	6.62
Kempten (Allgäu)	87	47.73	10.31
Schwäbisch Gmünd	73	48.80	9.80
Sindelfingen	71	48.70	9.02
Landshut	84	48.53	12.16
Rosenheim	83	47.86	12.12
Brandenburg an der Havel	14	52.42	12.55
Rüsselsheim	65	49.99	8.42
Langenfeld	40	51.11	6.95
Offenburg	77	48.47	7.94
Stralsund	18	54.31	13.08
Stolberg	52	50.77	6.23
Hameln	31	52.10	9.36
Menden	58	51.44	7.78
Friedrichshafen	88	47.66	9.48
Göppingen	73	48.70	9.65
Görlitz	02	51.16	14.99
Hattingen	45	51.40	7.19
Hilden	40	51.17	6.93
Sankt Augustin	53	50.78	7.20
Eschweiler	52	50.82	6.27
Ahlen	59	51.76	7.89
Bad Salzuflen	32	52.09	8.74
Euskirchen	53	50.66	6.79
Meerbusch	40	51.25	6.69
Wolfenbüttel	38	52.16	10.54
Hürth	50	50.87	6.87
Baden-Baden	76	48.76	8.24
Schweinfurt	97	50.05	10.22
Neustadt an der Weinstraße	67	49.35	8.14
Pulheim	50	51.00	6.81
Gummersbach	51	51.03	7.56
Waiblingen	71	48.83	9.32
Nordhorn	48529	52.43	7.07
Greifswald	17	54.09	13.39
Cuxhaven	27	53.87	8.70
Wetzlar	35	50.56	8.50
Bergkamen	59	51.62	7.64
Bad Homburg vor der Höhe	61	50.23	8.62
Willich	47877	51.26	6.55
Frankfurt (Oder)	15	52.35	14.55
Emden	26	53.37	7.21
Neu-Ulm	89231	48.39	10.01
Lingen	49	52.52	7.32
Erftstadt	50	50.81	6.79
Ibbenbüren	49477	52.28	7.71
Passau	94	48.57	13.43
Langenhagen	30	52.45	9.74
Schwerte	58	51.44	7.57
Speyer	67	49.32	8.43
Heidenheim an der Brenz	89	48.68	10.15
Peine	31	52.32	10.24
Neunkirchen	66	49.34	7.18
Bad Oeynhausen	32	52.21	8.80
Hof	95	50.31	11.91
Kleve	47533	51.79	6.14
Ravensburg	88	47.78	9.61
Frechen	50	50.91	6.81
Elmshorn	25	53.75	9.65
Bornheim	53	50.76	6.99
Soest	59	51.58	8.11
Rastatt	76	48.86	8.21
Erkrath	40	51.22	6.91
Dülmen	48	51.83	7.28
Frankenthal	67	49.53	8.35
Herzogenrath	52	50.87	6.09
Lörrach	79	47.61	7.66
Albstadt	72	48.22	9.03
Gotha	99	50.95	10.70
Melle	49	52.20	8.34
Alsdorf	52	50.88	6.16
Böblingen	71	48.68	9.01
Gronau	48	52.21	7.02
Rheda-Wiedenbrück	33	51.85	8.30
Neustadt am Rübenberge	31	52.50	9.46
Kamen	59	51.59	7.66
Leonberg	71	48.80	9.02
Singen	78	47.76	8.84
Stade	21	53.59	9.48
Hennef	53	50.78	7.28
Bünde	32	52.20	8.59
Wismar	23966	53.89	11.45
Amberg	92	49.44	11.86
Erkelenz	41	51.08	6.32
Homburg	66	49.33	7.34
Straubing	94	48.88	12.57
Brühl	50	50.83	6.90
Fellbach	70	48.81	9.28
Lehrte	31	52.37	9.98
Nordhausen	99	51.50	10.80
Lahr	77	48.34	7.87
Eisenach	99	50.98	10.32
Hoyerswerda	02	51.44	14.24
Freiberg	09	50.91	13.34
Pirmasens	66	49.20	7.61
Goslar	38	51.90	10.43
Filderstadt	70	48.66	9.22
Suhl	98	50.61	10.69
Weinheim	69	49.55	8.67
Rodgau	63	50.03	8.89
Bad Kreuznach	55	49.84	7.87
Monheim am Rhein	40	51.09	6.89
Gifhorn	38	52.48	10.55
Bruchsal	76	49.12	8.60
Rottenburg	72	48.48	8.94
Freising	85	48.40	11.75
Weiden	92	49.68	12.16
Kaufbeuren	87	47.88	10.62
Oberursel	61	50.21	8.58
Nettetal	41	51.32	6.28
Kaarst	41	51.23	6.62
Wunstorf	31	52.42	9.44
Eberswalde	16	52.83	13.82
Bautzen	02	51.18	14.43
Lemgo	32	52.03	8.90
Coburg	96	50.26	10.96
Bietigheim-Bissingen	74	48.94	9.12
Landau in der Pfalz	76	49.20	8.12
Heinsberg	52	51.06	6.10
Seevetal	21	53.40	9.97
Königswinter	53	50.68	7.19
Memmingen	87	47.98	10.19
Völklingen	66	49.25	6.86
Borken	46	51.84	6.86
Oranienburg	16	52.76	13.24
Pinneberg	25	53.67	9.79
Dreieich	63	50.02	8.70
Pirna	01	50.96	13.94
Aurich	26	53.47	7.48
Nürtingen	72	48.63	9.34
Kirchheim unter Teck	73	48.65	9.45
Laatzen	30	52.32	9.80
Hückelhoven	41	51.06	6.23
Dachau	85	48.26	11.43
Halberstadt	38	51.90	11.06
Schorndorf	73	48.81	9.53
Neumarkt in der Oberpfalz	92	49.28	11.46
Mettmann	40	51.25	6.98
Löhne	32	52.19	8.69
Kamp-Lintfort	47	51.50	6.55
Bensheim	64	49.68	8.62
Siegburg	53	50.80	7.21
Freital	01	51.00	13.65
Ettlingen	76	48.94	8.41
Voerde	46	51.60	6.69
Warendorf	48	51.95	7.99
Sankt Ingbert	66	49.28	7.12
Altenburg	04600	50.99	12.44
Schwabach	91	49.33	11.02
Saarlouis	66	49.31	6.75
Maintal	63	50.15	8.83
Buxtehude	21	53.47	9.69
Ahaus	48	52.08	7.01
Mühlhausen	99	51.21	10.45
Schwedt (Oder)	16	53.06	14.28
Beckum	59	51.76	8.04
Haltern am See	45	51.74	7.18
Hofheim am Taunus	65	50.09	8.45
Stendal	39	52.61	11.86
Hemer	58	51.39	7.77
Falkensee	14	52.56	13.09
Buchholz in der Nordheide	21	53.33	9.87
Riesa	01	51.31	13.29
Würselen	52	50.82	6.13
Germering	82	48.13	11.38
Wermelskirchen	42	51.14	7.22
Leinfelden-Echterdingen	70	48.69	9.17
Coesfeld	48	51.94	7.17
Schwäbisch Hall	74	49.11	9.74
Porta Westfalica	32	52.23	8.92
Datteln	45	51.66	7.35
Kempen	47906	51.36	6.42
Lage	32	51.99	8.79
Backnang	71	48.95	9.44
Wesseling	50	50.83	6.97
Emsdetten	48	52.17	7.53
Langen	63	49.99	8.67
Neu-Isenburg	63	50.05	8.69
Zweibrücken	66	49.25	7.37
Sinsheim	74	49.25	8.88
Greven	48	52.09	7.59
Uelzen	29	52.97	10.56
Bernau bei Berlin	16	52.68	13.59
Tuttlingen	78	47.98	8.82
Merseburg	06	51.35	11.99
Steinfurt	48	52.15	7.34
Wernigerode	38	51.84	10.78
Balingen	72	48.28	8.85
Schönebeck	39	52.02	11.73
Meppen	49	52.69	7.29
Papenburg	26	53.08	7.40
Geldern	47608	51.52	6.32
Kehl	77	48.57	7.82
Jülich	52	50.92	6.36
Leer	26	53.23	7.46
Limburg an der Lahn	65	50.38	8.05
Goch	47574	51.68	6.16
Ostfildern	73	48.73	9.25
Fürstenwalde	15	52.36	14.06
Fürstenfeldbruck	82	48.18	11.25
Erding	85	48.31	11.91
Korschenbroich	41	51.19	6.51
Dietzenbach	63	50.01	8.78
Itzehoe	25	53.92	9.52
Seelze	30	52.40	9.60
Mörfelden-Walldorf	64	49.99	8.58
Höxter	37671	51.78	9.38
Gevelsberg	58	51.32	7.34
Winsen	21	53.36	10.21
Radebeul	01	51.11	13.66
Nienburg	31	52.65	9.22
Viernheim	68519	49.54	8.58
Ennepetal	58	51.30	7.36
Georgsmarienhütte	49	52.20	8.04
Rheinfelden	79	47.56	7.79
Königs Wusterhausen	15	52.30	13.63
Stuhr	28	53.03	8.75
Biberach an der Riß	88	48.09	9.79
Crailsheim	74	49.13	10.07
Meschede	59	51.35	8.28
Rheinberg	47	51.55	6.60
Werl	59	51.55	7.91
Bernburg	06	51.79	11.74
Eisenhüttenstadt	15	52.15	14.65
Wedel	22	53.58	9.70
Neuruppin	16	52.93	12.80
Ansbach	91	49.30	10.59
Kreuztal	57	50.97	7.99
Lampertheim	68623	49.60	8.47
Idar-Oberstein	55	49.71	7.31
Osterholz-Scharmbeck	27	53.23	8.80
Bramsche	49	52.41	7.97
Lohmar	53	50.84	7.21
Herrenberg	71	48.60	8.87
Güstrow	18	53.80	12.17
Cloppenburg	49	52.85	8.04
Ganderkesee	27	53.03	8.53
Merzig	66	49.44	6.64
Deggendorf	94	48.84	12.96
Kornwestheim	70	48.86	9.19
Northeim	37	51.71	10.00
Werne	59	51.66	7.63
Bad Vilbel	61	50.18	8.74
Bad Hersfeld	36	50.87	9.71
Forchheim	91	49.72	11.06
Oer-Erkenschwick	45	51.64	7.26
Tönisvorst	47918	51.32	6.49
Bad Nauheim	61	50.36	8.74
Schwelm	58	51.29	7.29
Waltrop	45	51.62	7.40
Burgdorf	31	52.45	10.01
Ahrensburg	22	53.68	10.23
Radolfzell	78	47.74	8.97
Achim	28	53.01	9.03
Lutherstadt Wittenberg	06	51.87	12.65
Delbrück	33	51.77	8.56
Springe	31	52.21	9.55
Weißenfels	06	51.20	11.97
Vechta	49	52.73	8.29
Naumburg	06	51.15	11.81
Wegberg	41	51.14	6.28
Sundern	59	51.33	8.00
Andernach	56	50.43	7.40
Weil am Rhein	79	47.59	7.62
Taunusstein	65	50.15	8.15
Gaggenau	76	48.80	8.33
Geesthacht	21502	53.44	10.38
Zeitz	06	51.05	12.14
Haan	42	51.19	7.01
Oelde	59	51.83	8.15
Emmerich	46	51.84	6.25
Bühl	77	48.70	8.14
Friedberg (Bayern)	86	48.36	10.98
Senftenberg	01968	51.53	14.00
Vaihingen an der Enz	71	48.94	8.96
Köthen	06	51.75	11.97
Warstein	59	51.44	8.35
Meißen	01	51.16	13.47
Neuburg an der Donau	86	48.73	11.19
Geilenkirchen	52	50.97	6.12
Rendsburg	24	54.31	9.66
Schwandorf	92	49.33	12.11
Plettenberg	58	51.21	7.87
Baunatal	34	51.25	9.41
Bretten	75	49.04	8.71
Lennestadt	57	51.12	8.07
Kevelaer	47623	51.58	6.25
Saalfeld	07	50.65	11.37
Geislingen an der Steige	73	48.62	9.83
Einbeck	37	51.82	9.87
Rinteln	31	52.19	9.08
Bad Neuenahr-Ahrweiler	53474	50.54	7.11
Winnenden	71	48.88	9.40
Nordenham	26	53.49	8.48
Heiligenhaus	42	51.33	6.97
Kulmbach	95	50.10	11.45
Bad Zwischenahn	26	53.18	8.00
Königsbrunn	86	48.28	10.89
Friedberg (Hessen)	61	50.34	8.76
Neckarsulm	74	49.19	9.23
Emmendingen	79	48.12	7.85
Overath	51	50.93	7.28
Leimen	69	49.35	8.69
Rathenow	14	52.61	12.34
Limbach-Oberfrohna	09	50.86	12.76
Ilmenau	98	50.68	10.92
Wangen	88	47.69	9.83
Brilon	59	51.39	8.57
Landsberg am Lech	86	48.05	10.88
Verden	27	52.92	9.23
Sankt Wendel	66	49.47	7.17
Rösrath	51	50.90	7.18
Strausberg	15	52.58	13.89
Mühlheim am Main	63	50.12	8.83
Glauchau	08	50.82	12.54
Lauf an der Pegnitz	91	49.51	11.28
Espelkamp	32	52.38	8.62
Mühlacker	75	48.95	8.84
Lübbecke	32	52.31	8.61
Wiehl	51	50.95	7.55
Rheinbach	53	50.63	6.95
Hennigsdorf	16	52.64	13.20
Ehingen	89	48.28	9.73
Garmisch-Partenkirchen	82	47.49	11.10
Horb am Neckar	72	48.44	8.69
Zittau	02	50.90	14.81
Zirndorf	90	49.44	10.95
Olpe	57	51.03	7.85
Arnstadt	99	50.84	10.95
Wiesloch	69	49.30	8.70
Unterschleißheim	85	48.28	11.58
Helmstedt	38	52.23	11.01
Rottweil	78	48.17	8.63
Rudolstadt	07	50.72	11.34
Heppenheim	64	49.64	8.63
Bad Honnef	53	50.64	7.23
Griesheim	64	49.86	8.57
Ellwangen	73	48.96	10.13
Reinbek	21465	53.52	10.25
Varel	26	53.40	8.14
Butzbach	35	50.43	8.67
Lohne	49	52.67	8.24
Mosbach	74	49.35	9.15
Norden	26	53.60	7.21
Pfungstadt	64	49.81	8.60
Roth	91	49.25	11.09
Hann. Münden	34346	51.42	9.65
Delitzsch	04	51.53	12.34
Ingelheim am Rhein	55	49.97	8.06
Burg	39	52.27	11.85
Aschersleben	06	51.76	11.46
Wertheim	97877	49.76	9.51
Apolda	99	51.03	11.52
Attendorn	57	51.13	7.90
Waldkraiburg	84	48.21	12.40
Bingen am Rhein	55	49.97	7.90
Lindau	88131	47.55	9.68
Korbach	34	51.28	8.87
Achern	77	48.63	8.08
Dillenburg	35	50.74	8.29
Obertshausen	63	50.07	8.85
Walsrode	29	52.86	9.59
Friedrichsdorf	61	50.25	8.64
Werdau	08	50.74	12.38
Lutherstadt Eisleben	06	51.53	11.55
Bad Oldesloe	23	53.81	10.37
Warburg	34414	51.49	9.15
Syke	28	52.91	8.82
Weiterstadt	64	49.90	8.59
Ludwigsfelde	14	52.30	13.25
Ditzingen	71	48.83	9.07
Greiz	07	50.66	12.20
Schleswig	24	54.52	9.56
Radevormwald	42	51.20	7.36
Verl	33	51.88	8.52
Markkleeberg	04	51.28	12.37
Olching	82	48.20	11.33
Sonneberg	96515	50.36	11.17
Freudenstadt	72	48.47	8.41
Weingarten	88	47.81	9.64
Calw	75	48.71	8.74
Groß-Gerau	64	49.92	8.48
Ronnenberg	30	52.32	9.66
Eckernförde	24	54.47	9.84
Geretsried	82	47.86	11.48
Sangerhausen	06	51.47	11.30
Herzogenaurach	91	49.57	10.89
Pfaffenhofen an der Ilm	85	48.53	11.51
Annaberg-Buchholz	09	50.58	13.01
Starnberg	82	48.00	11.34
Stadthagen	31	52.32	9.20
Staßfurt	39	51.85	11.59
Bad Harzburg	38	51.88	10.56
Nagold	72	48.55	8.72
Duderstadt	37	51.51	10.26
Forst (Lausitz)	03	51.74	14.64
Quedlinburg	06	51.79	11.15
Idstein	65	50.22	8.27
Öhringen	74	49.20	9.51
Lengerich	49525	52.19	7.86
Schwetzingen	68	49.38	8.58
Haren	49	52.79	7.24
Rees	46	51.76	6.40
Reichenbach im Vogtland	08	50.62	12.30
Bad Mergentheim	97980	49.49	9.77
Crimmitschau	08	50.82	12.39
Waldshut-Tiengen	79	47.62	8.22
Werder	14	52.38	12.93
Leutkirch	88	47.83	10.02
Wülfrath	42	51.28	7.04
Coswig	01	51.13	13.58
Neustrelitz	17	53.36	13.07
Rotenburg (Wümme)	27	53.11	9.41
Metzingen	72	48.54	9.28
Weißwasser	02	51.50	14.64
Soltau	29	52.99	9.84
Seesen	38	51.89	10.18
Westerstede	26	53.26	7.93
Hohen Neuendorf	16	52.68	13.28
Gelnhausen	63	50.20	9.19
Sondershausen	99	51.37	10.87
Stadtallendorf	35	50.82	9.01
Bad Pyrmont	31	51.99	9.25
Luckenwalde	14	52.09	13.17
Guben	03	51.95	14.71
Donaueschingen	78	47.96	8.50
Xanten	46	51.66	6.45
Lebach	66	49.41	6.91
Meiningen	98	50.57	10.42
Dillingen (Saar)	66	49.36	6.73
Überlingen	88	47.77	9.17
Waren	17	53.52	12.68
Weilheim	82	47.84	11.15
Kitzingen	97	49.74	10.15
Auerbach	08	50.51	12.40
Wittmund	26	53.58	7.78
Döbeln	04	51.12	13.11
Lichtenfels	96	50.15	11.06
Bad Kissingen	97	50.20	10.08
Sonthofen	87	47.52	10.28
Traunreut	83	47.96	12.59
Eschwege	37269	51.18	10.05
Eppingen	75	49.14	8.91
Herborn	35	50.68	8.30
Halle (Westfalen)	33	52.06	8.36
Salzwedel	29410	52.85	11.15
Aichach	86	48.46	11.13
Holzminden	37	51.83	9.45
Germersheim	76	49.22	8.36
Prenzlau	17291	53.32	13.86
Sömmerda	99	51.16	11.12
Husum	25	54.49	9.05
Sulzbach-Rosenberg	92	49.50	11.75
Haßloch	67	49.36	8.26
Bad Berleburg	57	51.05	8.39
Bückeburg	31	52.26	9.05
Hockenheim	68	49.32	8.55
Heide	25	54.20	9.10
Quickborn	25	53.73	9.91
Oberkirch	77	48.53	8.08
Friesoythe	26	53.02	7.86
Haldensleben	39	52.29	11.41
Gersthofen	86	48.42	10.87
Giengen an der Brenz	89	48.62	10.24
Waghäusel	68	49.25	8.51
Wittenberge	19322	53.01	11.75
Bad Waldsee	88	47.92	9.75
Kaltenkirchen	24	53.83	9.96
Günzburg	89312	48.46	10.28
Bad Schwartau	23	53.92	10.70
Seligenstadt	63	50.04	8.97
Bad Driburg	33	51.73	9.02
Teltow	14	52.40	13.26
Nördlingen	86	48.85	10.49
Mayen	56	50.33	7.22
Frankenberg	35	51.06	8.80
Parchim	19	53.43	11.85
Alfeld	31	51.98	9.82
Finsterwalde	03	51.63	13.71
Borna	04	51.12	12.50
Dingolfing	84	48.64	12.49
Lahnstein	56	50.30	7.62
Torgau	04	51.56	13.00
Dillingen an der Donau	89407	48.58	10.50
Bad Dürkheim	67	49.46	8.17
Aue	08	50.59	12.71
Marktoberdorf	87	47.78	10.62
Schkeuditz	04	51.40	12.22
Traunstein	83	47.87	12.64
Löbau	02	51.10	14.67
Donauwörth	86	48.72	10.78
Lilienthal	28	53.14	8.90
Kamenz	01	51.27	14.09
Burghausen	84	48.17	12.83
Kronach	96	50.24	11.33
Alzey	55	49.75	8.12
Marktredwitz	95	50.00	12.09
Bad Langensalza	99	51.11	10.65
Wildeshausen	27	52.89	8.43
Bad Wildungen	34	51.12	9.12
Grimma	04	51.23	12.72
Oschersleben	39	52.03	11.23
Wittlich	54	49.99	6.89
Konz	54	49.70	6.58
Weißenburg in Bayern	91	49.03	10.97
Alsfeld	36	50.75	9.27
Munster	29	52.99	10.09
Schmalkalden	98	50.72	10.44
Bad Aibling	83	47.86	12.01
Templin	17268	53.12	13.50
Mühldorf	84	48.25	12.52
Lübbenau	03	51.86	13.95
Bad Tölz	83	47.76	11.56
Wittstock	16	53.16	12.48
Cham	93	49.23	12.66
Heilbad Heiligenstadt	37308	51.38	10.14
Ribnitz-Damgarten	18	54.24	12.46
Selb	95	50.17	12.13
Eutin	23	54.14	10.61
Bad Reichenhall	83	47.73	12.88
Diepholz	49	52.61	8.37
Vilshofen	94	48.63	13.19
Mittweida	09	50.99	12.98
Sigmaringen	72	48.09	9.23
Großenhain	01	51.29	13.53
Hofgeismar	34	51.50	9.38
Bad Salzungen	36	50.81	10.24
Hünfeld	36	50.68	9.77
Remagen	53424	50.58	7.23
Boppard	56	50.23	7.59
Neustadt in Holstein	23	54.11	10.81
Lohr am Main	97	49.99	9.57
Bad Neustadt an der Saale	97	50.32	10.21
Witzenhausen	37213	51.34	9.86
Bad Segeberg	23	53.94	10.30
Kelheim	93	48.92	11.89
Zerbst	39	51.97	12.09
Eberbach	69	49.47	8.99
Bitterfeld-Wolfen	06	51.62	12.32
Bad Bentheim	48455	52.30	7.16
Wurzen	04	51.37	12.74
Dieburg	64	49.90	8.85
Walldorf	69	49.31	8.64
Schwarzenbek	21493	53.50	10.48
Fritzlar	34	51.13	9.28
Bergen auf Rügen	18	54.42	13.43
Anklam	17	53.86	13.69
Lauterbach	36	50.64	9.40
Isny	88	47.69	10.04
Rotenburg an der Fulda	36	51.00	9.73
Schleiden	53	50.53	6.48
Mindelheim	87	48.05	10.49
Münster (Hessen)	64	49.92	8.87
Melsungen	34	51.13	9.55
Brunsbüttel	25	53.90	9.10
Füssen	87	47.57	10.70
Leinefelde-Worbis	37327	51.39	10.33
Pößneck	07	50.69	11.59
Usingen	61	50.34	8.54
Pritzwalk	16	53.15	12.17
Grünstadt	67	49.56	8.16
Jüterbog	14	52.00	13.08
Treuchtlingen	91	48.95	10.91
Perleberg	19348	53.08	11.86
Bad Freienwalde	16	52.79	14.03
Bitburg	54	49.97	6.53
Altötting	84	48.23	12.68
Neutraubling	93	48.99	12.20
Zeven	27	53.30	9.28
Schmölln	04626	50.90	12.35
Wittingen	29	52.73	10.74
Plattling	94	48.78	12.88
Montabaur	56	50.44	7.82
Regen	94	48.97	13.13
Hildburghausen	98	50.43	10.73
Hagenow	19	53.43	11.19
Pasewalk	17	53.51	13.99
Ludwigslust	19	53.33	11.50
Pfarrkirchen	84	48.43	12.94
Gardelegen	39	52.53	11.40
Olbernhau	09	50.66	13.34
Rothenburg ob der Tauber	91	49.38	10.19
Marktheidenfeld	97	49.85	9.60
Ueckermünde	17	53.74	14.04
Grevesmühlen	23936	53.86	11.19
Bad Liebenwerda	04924	51.52	13.39
Diez	65582	50.37	8.01
Waldkirchen	94	48.73	13.60
Betzdorf	57518	50.79	7.87
Oldenburg in Holstein	23	54.30	10.90
Elsterwerda	04910	51.46	13.52
Lüchow	29	52.97	11.15
Miltenberg	63897	49.70	9.27
Teterow	17	53.78	12.57
Westerland	25	54.91	8.30
Bad Frankenhausen	06567	51.36	11.10
Niebüll	25	54.79	8.83
Daun	54	50.20	6.83
Dannenberg	29	53.10	11.09
Malchin	17	53.74	12.77
Simmern	55	49.98	7.52
Kühlungsborn	18	54.15	11.76
Havelberg	39	52.83	12.08
Freyung	94	48.81	13.55
Otterndorf	21	53.81	8.90
Kiefersfelden	83	47.61	12.19
Artern	06556	51.36	11.29
Seelow	15	52.53	14.38
Norderney	26	53.71	7.16
Plau am See	19	53.46	12.26
Binz	18	54.40	13.61
Prüm	54	50.21	6.42
Hornberg	78	48.21	8.23
Sankt Peter-Ording	25	54.30	8.64
Heringsdorf	17	53.95	14.17
Helgoland	27498	54.18	7.89
Osterode am Harz	37	51.73	10.25
`;
