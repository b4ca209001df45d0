import { areasOfTwoDigits, crossings } from './postcode-areas.ts';
import type { Region } from './region.ts';

const listed = [
  ...Object.entries(areasOfTwoDigits).map(([region, beginnings]) => ({ region, beginnings })),
  ...crossings,
];
const byBeginning = new Map(
  listed.flatMap(({ region, beginnings }) =>
    beginnings.split(' ').map((beginning) => [beginning, region as Region] as const),
  ),
);

/**
 * The region of a postcode, or of its beginning from two digits on: that of the longest beginning which is listed. Null for
 * 00, which is no postcode, and for what is shorter.
 */
export function regionOfPostcode(postcode: string): Region | null {
  for (let length = postcode.length; length >= 2; length -= 1) {
    const region = byBeginning.get(postcode.slice(0, length));
    if (region) return region;
  }
  return null;
}
