/** A person who looks after the sites of one region. */
export interface RegionalContact {
  /** The name as the card shows it. */
  name: string;
  /** The name with its salutation, as it is used in a sentence. */
  formalName: string;
  /** 'Region 1' to 'Region 11'. */
  region: string;
  /** The Länder or towns of the region. */
  area: string;
  phone: { display: string; e164: string };
  email: string;
  /** Public path of the person's business card. */
  vcard: string;
  /** Which of the drawn faces stands beside the name. */
  portrait: PortraitName;
}

export type PortraitName =
  | 'bob'
  | 'bun'
  | 'crop'
  | 'curls'
  | 'fringe'
  | 'beard'
  | 'glasses'
  | 'long'
  | 'parting'
  | 'ponytail'
  | 'waves';

type Person = [
  salutation: 'Frau' | 'Herr',
  name: string,
  mailbox: string,
  portrait: PortraitName,
  area: string,
];

/** In the order of the regions. The extensions run on from that of region 1. */
const people: Person[] = [
  ['Frau', 'Inken Petersen', 'inken.petersen', 'bob', 'Schleswig-Holstein und Hamburg'],
  ['Herr', 'Tjark Ahlers', 'tjark.ahlers', 'parting', 'Bremen und nördliches Niedersachsen'],
  ['Frau', 'Wiebke Lorenz', 'wiebke.lorenz', 'ponytail', 'Mecklenburg-Vorpommern'],
  ['Herr', 'Cem Aydın', 'cem.aydin', 'beard', 'Berlin und Brandenburg'],
  ['Frau', 'Dörte Hagemann', 'doerte.hagemann', 'glasses', 'Sachsen-Anhalt und südliches Niedersachsen'],
  ['Herr', 'Jonas Brinkmann', 'jonas.brinkmann', 'crop', 'Ruhrgebiet und Westfalen'],
  ['Frau', 'Nicole Adenau', 'nicole.adenau', 'waves', 'Rheinland mit Köln, Bonn und Aachen'],
  ['Herr', 'Samuel Tesfaye', 'samuel.tesfaye', 'curls', 'Hessen und Thüringen'],
  ['Frau', 'Katja Richter', 'katja.richter', 'bun', 'Sachsen mit Leipzig, Chemnitz und Dresden'],
  ['Frau', 'Miriam Wöhrle', 'miriam.woehrle', 'long', 'Baden-Württemberg, Rheinland-Pfalz und Saarland'],
  ['Herr', 'Florian Obermaier', 'florian.obermaier', 'fringe', 'Bayern'],
];

const FIRST_EXTENSION = 21;

/** The eleven contacts of /akquise. */
export const regionalContacts: RegionalContact[] = people.map(
  ([salutation, name, mailbox, portrait, area], index) => {
    const extension = FIRST_EXTENSION + index;
    return {
      name,
      formalName: `${salutation} ${name}`,
      region: `Region\u00a0${index + 1}`,
      area,
      phone: { display: `089\u00a01234567-${extension}`, e164: `+49891234567${extension}` },
      email: `${mailbox}@goldbraun.example`,
      vcard: `/asset/vcards/${mailbox.replace('.', '-')}.vcf`,
      portrait,
    };
  },
);
