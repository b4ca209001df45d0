import { brand } from '@goldbraun/shared/brand/brand';

/** The texts of the list, the archive, the news page and the search. */
export const pages = {
  list: {
    metaTitle: `Aktuelles: Standorte, Baustellen, Eröffnungen | ${brand.department}`,
    metaDescription: `Neuigkeiten von ${brand.department}: Eröffnungen, Baustellen, Umbauten und Partnerschaften mit Eigentümern und Kommunen.`,
    title: 'Aktuelles',
    text: 'Wo wir bauen, umbauen und eröffnen, mit wem wir das tun und was wir dabei lernen: Hier berichten die Menschen, die unsere Standorte planen.',
    archiveText: 'Ältere Meldungen bis zurück ins Jahr 2023 finden Sie im Archiv.',
    archiveLink: 'Zum News Archiv',
  },
  archive: {
    metaTitle: `News Archiv: alle Meldungen seit 2023 | ${brand.department}`,
    metaDescription: `Alle Meldungen von ${brand.department} seit 2023, nach Jahren geordnet und durchsuchbar.`,
    title: 'News Archiv',
    text: 'Alle Meldungen seit 2023, nach Jahren geordnet. Mit der Suche finden Sie auch, was nur im Text eines Artikels steht.',
  },
  detail: {
    back: 'Zurück',
    gallery: 'Bilder zur Meldung',
    neighbours: 'Weitere Meldungen',
    newer: 'Neuere Meldung',
    older: 'Ältere Meldung',
  },
  pager: {
    label: 'Seiten',
    page: 'Seite',
    of: 'von',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
  feed: {
    title: `Aktuelles von ${brand.department}`,
    subtitle: 'Eröffnungen, Baustellen, Umbauten und Partnerschaften',
    link: 'Meldungen als Feed',
  },
  search: {
    back: 'Zurück',
    label: 'Meldungen durchsuchen',
    placeholder: 'Suchbegriff eingeben',
    submit: 'Suchen',
    reset: 'Suche zurücksetzen',
    one: 'Suchergebnis für',
    several: 'Suchergebnisse für',
    none: 'Es gibt leider keine Suchergebnisse zu Ihrem gesuchten Begriff.',
    searched: 'Gesucht wurde',
    advice: 'Prüfen Sie die Schreibweise oder versuchen Sie es mit einem Ort, zum Beispiel „Berlin“.',
    inArticle: 'Treffer im Artikel:',
    metaTitle: 'Suche:',
    metaDescription: `Suchergebnisse in den Meldungen von ${brand.department} zu`,
  },
} as const;
