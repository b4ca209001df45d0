/** What the restaurant search answers to a request that it can't fulfil. */
export const problems = {
  once: 'Diese Angabe darf nur einmal gemacht werden.',
  q: 'Der Suchbegriff darf höchstens 100 Zeichen lang sein.',
  lat: 'Die geografische Breite muss eine Zahl von −90 bis 90 sein.',
  lng: 'Die geografische Länge muss eine Zahl von −180 bis 180 sein.',
  position: 'Breite und Länge gehören zusammen: Bitte geben Sie beide an.',
  radius: 'Der Umkreis muss eine Zahl von 1 bis 500 sein.',
  services: 'Diese Ausstattung kennen wir nicht.',
  page: 'Die Seite muss eine ganze Zahl ab 1 sein.',
  notFound: 'Diese Adresse gibt es nicht.',
  failed: 'Bei der Restaurantsuche ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  externalFailed:
    'Der Anbieter der Restaurantsuche ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  externalSlow:
    'Der Anbieter der Restaurantsuche antwortet gerade zu langsam. Bitte versuchen Sie es in einigen Minuten erneut.',
} as const;
