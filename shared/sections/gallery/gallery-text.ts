/** The words of gallery and lightbox, by language. */
export const text = {
  de: {
    gallery: 'Bilder',
    picture: (position: number) => `Bild ${position}`,
    enlarge: ' – vergrößern',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    position: (position: number, count: number) => `Bild ${position} von ${count}`,
  },
};
