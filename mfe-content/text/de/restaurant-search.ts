import { brand } from '@goldbraun/shared/brand/brand';

export const restaurantSearch = {
  title: 'Wo Sie uns heute schon finden',
  intro: `Jeder Punkt auf der Karte ist ein Restaurant von ${brand.chain}. Sehen Sie nach, wie dicht unser Netz an Ihrem Grundstück ist.`,
  form: {
    name: 'Restaurants suchen',
    q: 'Ort oder Postleitzahl',
    qHint: 'Zum Beispiel „Kassel“, „34117“ oder „Hessen“',
    radius: 'Umkreis',
    services: 'Ausstattung',
    submit: 'Restaurants suchen',
    position: 'Meinen Standort verwenden',
    positionHint: 'Ihre Position wird auf etwa einen Kilometer gerundet und nur für diese Suche verwendet.',
    reset: 'Suche zurücksetzen',
  },
  locating: 'Ihr Standort wird bestimmt\u00a0…',
  positionFailure: {
    denied:
      'Ihr Browser hat die Position nicht freigegeben. Bitte geben Sie stattdessen einen Ort oder eine Postleitzahl ein.',
    unavailable:
      'Ihr Standort ließ sich nicht bestimmen. Bitte geben Sie stattdessen einen Ort oder eine Postleitzahl ein.',
  },
  searching: 'Die Suche läuft\u00a0…',
  unavailable:
    'Die Restaurantsuche antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten erneut; alles andere auf dieser Seite ist davon nicht betroffen.',
  guess: { before: 'Meinten Sie', after: '?' },
  none: 'Leider haben wir kein passendes Restaurant gefunden.',
  noneAdvice:
    'Prüfen Sie die Schreibweise, vergrößern Sie den Umkreis oder verzichten Sie auf einen Teil der Ausstattung.',
  noneOffer:
    'Sind wir in Ihrer Gegend noch nicht vertreten? Dann ist Ihr Grundstück vielleicht genau das, was uns fehlt.',
  noneOfferButton: 'Grundstück anbieten',
  one: 'Restaurant',
  several: 'Restaurants',
  around: 'im Umkreis von',
  aroundTown: 'um',
  aroundPosition: 'um Ihren Standort',
  for: 'für',
  equipped: 'mit dieser Ausstattung',
  shown: 'Angezeigt werden die Treffer',
  to: 'bis',
  hit: 'Treffer',
  postcodeRegion: 'PLZ-Gebiet',
  distance: 'entfernt',
  pager: 'Seiten der Trefferliste',
  previous: 'Vorherige Treffer',
  next: 'Nächste Treffer',
  openingHours: 'Öffnungszeiten',
  always: 'Täglich rund um die Uhr',
  clock: 'Uhr',
  days: { mon: 'Mo', tue: 'Di', wed: 'Mi', thu: 'Do', fri: 'Fr', sat: 'Sa', sun: 'So' },
  services: {
    drive: brand.driveThrough.name,
    terrace: 'Terrasse',
    playground: 'Spielplatz',
    charging: 'Ladestation',
    breakfast: 'Frühstück',
    delivery: 'Lieferservice',
    wifi: 'WLAN',
  },
  map: {
    name: 'Karte von Deutschland',
    overview: 'Deutschland mit seinen Ländern; jeder Punkt ist eines unserer Restaurants.',
    detail:
      'Ausschnitt mit den nummerierten Treffern der Liste; die kleinen Punkte sind unsere übrigen Restaurants. Ein doppelter Kreis steht für mehrere Treffer an fast derselben Stelle.',
    pressable: 'Drücken Sie auf eine Stelle der Karte, um Ihre Ansprechperson für diesen Ort zu sehen.',
    sources: 'Karte: © GeoBasis-DE\u00a0/ BKG 2017, Daten verändert',
    sourcesLicence: { text: 'GeoNutzV', href: 'https://www.gesetze-im-internet.de/geonutzv/' },
    towns: { text: 'Orte: GeoNames', href: 'https://www.geonames.org/' },
    townsLicence: {
      text: 'CC\u00a0BY\u00a04.0',
      href: 'https://creativecommons.org/licenses/by/4.0/deed.de',
    },
  },
} as const;
