import type { OpeningHours } from '../../restaurants/restaurant.ts';

/** The opening hours that occur, by the code that stands in `restaurants.tsv`. */
export const openingHours = {
  always: [{ from: 'mon', to: 'sun', opens: '00:00', closes: '24:00' }],
  late: [
    { from: 'mon', to: 'thu', opens: '08:00', closes: '24:00' },
    { from: 'fri', to: 'sat', opens: '08:00', closes: '02:00' },
    { from: 'sun', to: 'sun', opens: '09:00', closes: '24:00' },
  ],
  long: [
    { from: 'mon', to: 'sat', opens: '09:00', closes: '23:00' },
    { from: 'sun', to: 'sun', opens: '10:00', closes: '22:00' },
  ],
  shops: [
    { from: 'mon', to: 'sat', opens: '08:30', closes: '21:00' },
    { from: 'sun', to: 'sun', opens: '10:00', closes: '20:00' },
  ],
} satisfies Record<string, OpeningHours[]>;

export type HoursCode = keyof typeof openingHours;
