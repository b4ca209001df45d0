/** What stands around the frame of the panorama tour. */
export const panoramaFrame = {
  title: 'Sehen Sie sich um',
  waiting: 'Der Rundblick wird geladen. Bleibt der Rahmen leer, hilft der Link darunter.',
  help: 'Drehen Sie den Blick mit der Maus, den Fingern oder den Pfeiltasten. Erscheint der Rundblick nicht?',
  open: 'Im eigenen Tab öffnen',
  newTab: '(öffnet in neuem Tab)',
  poster: {
    src: '/asset/images/kiefersfelden/hero.jpg',
    alt: 'Restaurant mit weitem Holzdach und gelbem Eingang, Gäste auf dem Vorplatz, dahinter Berge',
  },
  external: {
    title: 'Der Rundgang kommt von',
    text: 'Wenn Sie ihn laden, erfährt der Anbieter Ihre IP-Adresse und die Angaben Ihres Browsers und kann Cookies setzen. Vorher wird nichts übertragen.',
    once: 'Inhalt laden',
    always: 'Immer laden',
    unavailable: 'Ihre Wahl lässt sich gerade nicht merken. Einmal laden können Sie den Rundgang trotzdem.',
    withdraw: 'Privatsphäre Einstellungen',
  },
} as const;
