import * as v from 'valibot';
import { DEFAULT_RADIUS, MAX_RADIUS, QUERY_MAX_LENGTH, searchParameters } from '../restaurants/endpoint.ts';
import { serviceCodes } from '../restaurants/restaurant.ts';
import { problems } from '../text/de/restaurant-search-problems.ts';

/** No search has more pages; what is beyond the last one of a search leads to its last. */
const MAX_PAGE = 1_000;

const number = (min: number, max: number, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[+-]?\d{1,9}(\.\d{1,15})?$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );

const once = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.pipe(
    v.array(v.string()),
    v.maxLength(1, problems.once),
    v.transform(([value]) => value || undefined),
    v.optional(schema),
  );

const schema = v.pipe(
  v.object({
    q: v.pipe(
      v.array(v.string()),
      v.maxLength(1, problems.once),
      v.transform(([value = '']) => value.normalize('NFC').replaceAll(/\s+/g, ' ').trim()),
      v.check((text) => Array.from(text).length <= QUERY_MAX_LENGTH, problems.q),
    ),
    lat: once(number(-90, 90, problems.lat)),
    lng: once(number(-180, 180, problems.lng)),
    radius: once(number(1, MAX_RADIUS, problems.radius)),
    services: v.pipe(
      v.array(v.string()),
      // Several parameters, as a form sends them, or a list with commas.
      v.transform((values) => [...new Set(values.flatMap((value) => value.split(',')))].filter(Boolean)),
      v.array(v.picklist(serviceCodes, problems.services)),
    ),
    page: once(v.pipe(number(1, MAX_PAGE, problems.page), v.integer(problems.page))),
  }),
  v.forward(
    v.partialCheck(
      [['lat'], ['lng']],
      ({ lat, lng }) => (lat === undefined) === (lng === undefined),
      problems.position,
    ),
    ['lat'],
  ),
  v.transform(({ lat, lng, page = 1, radius, ...rest }) => ({
    ...rest,
    page,
    radius: radius ?? DEFAULT_RADIUS,
    position: lat === undefined || lng === undefined ? null : { lat, lng },
  })),
);

/** A search as it was understood. */
export type SearchRequest = v.InferOutput<typeof schema>;

export interface Fault {
  field: string;
  message: string;
}

/** Reads a search from an address that anybody may have written; unknown parameters don't count. */
export function readSearchRequest(params: URLSearchParams): SearchRequest | { faults: Fault[] } {
  const given = Object.fromEntries(searchParameters.map((name) => [name, params.getAll(name)]));
  const result = v.safeParse(schema, given, { abortPipeEarly: true });
  if (result.success) return result.output;
  const faults = result.issues.map(({ path, message }) => ({
    field: String(path?.[0].key),
    message,
  }));
  return { faults: faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at) };
}
