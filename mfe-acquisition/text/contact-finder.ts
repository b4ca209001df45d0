import { contactFinder } from './de/contact-finder.ts';
import { contactWays } from './de/contact-ways.ts';
import { regionalContacts } from './de/regional-contacts.ts';

/** The texts of the search for a contact person where it stands in another remote's page. */
export const text = {
  de: {
    finder: contactFinder,
    ways: contactWays,
    contacts: regionalContacts,
    map: {
      title: 'Wer ist dort für Ihre Fläche zuständig?',
      intro:
        'Drücken Sie auf eine Stelle der Karte, oder nennen Sie den Ort: Wir zeigen Ihnen, mit wem Sie über Ihre Fläche sprechen.',
      introWithoutScript: 'Nennen Sie den Ort: Wir zeigen Ihnen, mit wem Sie über Ihre Fläche sprechen.',
    },
  },
};
