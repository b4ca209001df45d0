// Written by npm run pictures from shared/assets/scenes/shots/individual.json.
export const individual = {
  title: 'Individuelle Lösungen in neun Bildern',
  path: '/asset/images/Gallery_individual/',
  noOfImages: 9,
  captions: [
    'Vier Wohngeschosse über dem Restaurant',
    'Büros über dem GoldDrive',
    'Dachgarten oben, Fahrspuren unten',
    'Die Fahrspuren verlaufen unter dem Haus',
    'Satteldach am Alpenrand',
    'Hotel mit 84\u00a0Zimmern über dem Restaurant',
    'Der Rohbau wächst, der Verkehr läuft weiter',
    'Begrünte Fassade für ein Wohngebiet',
    'Ein Parkplatz für zwei: Restaurant neben dem Fachmarkt',
  ],
  alts: [
    'Weißes Wohnhaus mit begrünten Balkonen, im Erdgeschoss ein rotes Drive-Restaurant',
    'Bürohaus mit durchlaufenden Fensterbändern über einem grünen Restaurant im Abendlicht',
    'Luftbild eines Wohnhauses mit begrüntem Dach, darunter Restaurant und Fahrspuren',
    'Blick in die überbaute Durchfahrt mit Betonstützen, Autos vor den Abholfenstern',
    'Restaurant mit weit überstehendem Holzdach, dahinter schneebedeckte Berge',
    'Hohes Hotel mit vielen beleuchteten Fenstern in der Dämmerung, im Erdgeschoss das Restaurant',
    'Baustelle mit Kran: Betondecken von drei Geschossen über den Stützen des Restaurants',
    'Restaurant von vorn, die Wände sind von Kletterpflanzen bewachsen',
    'Restaurant und Fachmarkthalle nebeneinander an einem gemeinsamen Parkplatz',
  ],
} as const;
