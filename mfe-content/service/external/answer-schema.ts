import * as v from 'valibot';
import type { SearchAnswer } from '../../restaurants/answer.ts';
import { QUERY_MAX_LENGTH } from '../../restaurants/endpoint.ts';
import { serviceCodes, weekDays } from '../../restaurants/restaurant.ts';

const text = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const position = {
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
};
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

/** What another back end must answer; it is the form of our own answers. */
export const answerSchema: v.GenericSchema<unknown, SearchAnswer> = v.object({
  total: count,
  page: v.pipe(count, v.minValue(1)),
  pages: v.pipe(count, v.minValue(1)),
  pageSize: v.pipe(count, v.minValue(1)),
  origin: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('town'), name: text, ...position }),
      v.object({ kind: v.literal('position'), ...position }),
    ]),
  ),
  radius: v.nullable(v.number()),
  // A search for it must be possible.
  guess: v.nullish(v.pipe(v.string(), v.maxLength(QUERY_MAX_LENGTH))),
  results: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
        town: text,
        state: text,
        street: text,
        postcodeRegion: v.pipe(v.string(), v.regex(/^\d\d$/)),
        ...position,
        services: v.array(v.picklist(serviceCodes)),
        openingHours: v.array(
          v.object({
            from: v.picklist(weekDays),
            to: v.picklist(weekDays),
            opens: time,
            closes: time,
          }),
        ),
        distance: v.nullable(v.number()),
      }),
    ),
    v.maxLength(100),
  ),
});
