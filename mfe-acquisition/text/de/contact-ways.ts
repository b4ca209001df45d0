/** What the ways to a contact person are called; {name} is theirs, with the salutation. */
export const contactWays = {
  phone: '{name}, Telefon',
  email: '{name}, E-Mail',
  vcard: 'Kontakt speichern',
  vcardOf: '{name}, Kontakt speichern (vCard-Datei)',
} as const;
