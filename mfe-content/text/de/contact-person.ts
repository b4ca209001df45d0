import { brand } from '@goldbraun/shared/brand/brand';

const { contactPerson } = brand;

/** The card of the contact person; the page that shows it says in its own words when to write to him. */
export const contactPersonCard = {
  title: `${contactPerson.salutation} ${contactPerson.lastName}`,
  role: `${contactPerson.fullName}, Leiter Standortentwicklung`,
  button: 'Mail senden',
  /** One of the four subjects of the offer form. */
  subject: `Mail an Herrn ${contactPerson.lastName}`,
  phone: 'Telefon',
  address: 'Anschrift',
} as const;
