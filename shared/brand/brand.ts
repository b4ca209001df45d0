/** The words of the (fictional) brand. No page spells them itself, so that a renaming is one change. */
export const brand = {
  chain: 'Goldbraun',
  department: 'Goldbraun Immobilien',
  company: 'Goldbraun Immobilien GmbH',
  /** The chain's word for its drive-through restaurant, as it is written and as it stands in a path. */
  driveThrough: { name: 'GoldDrive', slug: 'golddrive' },
  /** The streets of the three gallery restaurants, as they stand in the paths. */
  galleryStreets: {
    berlin: 'warschauer-strasse',
    dresden: 'prager-strasse',
    hamburg: 'stresemannstrasse',
  },
  /** The person of the subject 'Mail an Herrn {name}'. */
  contactPerson: { salutation: 'Herr', lastName: 'Lindner', fullName: 'Matthias Lindner' },
  address: { street: 'Goldbraunallee 1', postcode: '81829', town: 'München' },
  phone: { display: '089 1234567-18', e164: '+49 89 1234567-18'.replaceAll(/[ -]/g, '') },
  email: 'immobilien@goldbraun.example',
  /** Where this site is to be found, unless it is told otherwise (`PUBLIC_URL`). */
  site: 'https://immobilien.goldbraun.example',
  website: { display: 'www.goldbraun.example', href: 'https://www.goldbraun.example/' },
  careers: 'https://www.goldbraun.example/karriere',
  imprint: 'https://www.goldbraun.example/impressum',
  privacyPdf: '/asset/pdf/datenschutzinformation.pdf',
  brochurePdf: '/asset/pdf/broschuere.pdf',
  checklistPdf: '/asset/pdf/checkliste.pdf',
} as const;
