import type { PlaceFault } from './read-place.ts';
import type { Point, Region } from './region.ts';

/** What a visitor asks for: words, or a place on the map. */
export type AskedPlace = { ort: string } | { point: Point };

/** How a place was found, to say so. */
export type FoundPlace =
  /** `isUnused`: no postcode begins so, and the neighbouring region answers. */
  | { kind: 'postcode'; postcode: string; isUnused: boolean }
  /** `isGuess`: the words had to be taken for others. */
  | { kind: 'town'; name: string; isGuess: boolean }
  /** A place on the map, by the town that is nearest. */
  | { kind: 'point'; near: string };

/** What came of the search for a contact person. */
export type Finding =
  | { state: 'found'; region: Region; place: FoundPlace }
  /** Which town is meant: several have different persons, or one is only called alike. The largest first. */
  | { state: 'question'; names: string[] }
  /** Nobody, and why: `postcode` and `town` do not exist, `point` is abroad, `unavailable` could not be looked up. */
  | { state: 'nobody'; reason: PlaceFault | 'postcode' | 'town' | 'point' | 'unavailable' };
