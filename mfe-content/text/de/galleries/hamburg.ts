// Written by npm run pictures from shared/assets/scenes/shots/hamburg.json.
export const hamburg = {
  title: 'Hamburg, Stresemannstraße',
  path: '/asset/images/Gallery_hamburg/',
  noOfImages: 9,
  captions: [
    'Klinker, wie er hierher gehört',
    'Das Grundstück zwischen den Häuserzeilen',
    'Zwei Spuren, nasser Asphalt',
    'Von der Stresemannstraße gesehen',
    'Spätschicht',
    'Die Terrasse liegt zum Hof',
    'Zwei Abholfenster im Klinkergiebel',
    'Hamburger Wetter',
    'Morgens im Januar',
  ],
  alts: [
    'Drive-Restaurant aus rotem Klinker unter grauem Himmel, dahinter Backsteinhäuser',
    'Luftbild des Klinkerrestaurants mit Stellplätzen, ringsum Backsteinhäuser',
    'Autos in zwei Fahrspuren bei Regen in der Dämmerung, der Asphalt spiegelt die Lichter',
    'Klinkerrestaurant hinter einer Hecke mit Blumen, dahinter hohe Backsteinhäuser',
    'Beleuchtetes Klinkerrestaurant bei Nacht mit Terrasse und Pylon',
    'Gäste unter gelben und roten Sonnenschirmen vor dem roten Portal im Abendlicht',
    'Klinkergiebel mit zwei gelb gerahmten Abholfenstern unter roten Vordächern',
    'Gäste mit Regenschirmen vor dem roten Portal',
    'Verschneites Klinkerrestaurant in der Morgensonne, kahle Bäume und Backsteinhäuser',
  ],
} as const;
