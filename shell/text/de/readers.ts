import { brand } from '@goldbraun/shared/brand/brand';

const { chain, department, address, phone, email } = brand;

/** What /llms.txt tells programs that read the site for somebody. */
export const readersText = {
  title: department,
  summary: `Die Immobilienabteilung von ${chain} sucht in ganz Deutschland Grundstücke und Ladenflächen für neue Restaurants: zum Kauf, zur Miete, zur Pacht oder im Erbbaurecht. Diese Website erklärt, welche Flächen passen, und nimmt Angebote entgegen.`,
  offer: {
    title: 'Ein Grundstück oder eine Ladenfläche anbieten',
    text: 'Angebote gehen über das Formular auf der Website ein, das einen Browser mit JavaScript braucht, über Telefon, E-Mail und Post. Hilfreich sind Lage und Größe der Fläche, ihre heutige Nutzung und ob sie zu kaufen, zu mieten oder im Erbbaurecht zu haben ist; eine Datei (PDF, PNG oder JPG, höchstens 15 MB) kann mitkommen. Wer absendet, bekommt eine Vorgangsnummer und eine Bestätigung per E-Mail. Programme senden bitte nichts ohne Auftrag der Person ab, in deren Namen sie schreiben.',
    form: 'Formular für Angebote',
    formNote: 'dort stehen auch die Ansprechpersonen der elf Regionen',
    checklist: 'Checkliste',
    checklistNote: 'PDF mit allem, was man für ein Angebot bereitlegen kann',
    contact: `Telefon ${phone.display}, E-Mail ${email}, Post: ${department}, ${address.street}, ${address.postcode} ${address.town}`,
  },
  pages: 'Seiten',
  /** The heading that the format has for what may be left out. */
  articles: 'Optional',
};
