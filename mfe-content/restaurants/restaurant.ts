/** What a restaurant may offer; the codes of `services` in requests and answers. */
export const serviceCodes = [
  'drive',
  'terrace',
  'playground',
  'charging',
  'breakfast',
  'delivery',
  'wifi',
] as const;
export type ServiceCode = (typeof serviceCodes)[number];

/** Mondays to Sundays as in schema.org, shortened. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekDay = (typeof weekDays)[number];

/** When a restaurant is open on some days that follow one another; local time, `24:00` is midnight. */
export interface OpeningHours {
  from: WeekDay;
  to: WeekDay;
  opens: string;
  closes: string;
}

/** Latitude and longitude in degrees (WGS 84). */
export interface Position {
  lat: number;
  lng: number;
}

export interface Restaurant extends Position {
  id: string;
  town: string;
  /** The Land. */
  state: string;
  street: string;
  /** The first two digits of the postcode. */
  postcodeRegion: string;
  services: ServiceCode[];
  openingHours: OpeningHours[];
}
