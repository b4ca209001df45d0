/** The words of the lightbox, by language. */
export const text = {
  de: {
    label: 'Bilder in voller Größe',
    close: 'Schließen',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    slideshow: 'Diashow',
    fullscreen: 'Vollbild',
    thumbnails: 'Vorschaubilder',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    actualSize: 'Originalgröße',
    play: 'Video abspielen',
    failed: 'Dieser Inhalt lässt sich gerade nicht laden.',
  },
};
