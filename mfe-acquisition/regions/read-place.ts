/** Characters that a visitor may type; what is longer is cut off. */
export const PLACE_MAX_LENGTH = 100;

/** What is wrong with a visitor's words, before anything is looked up. */
export type PlaceFault = 'empty' | 'digits' | 'foreign';

/** A visitor's words: the digits of a postcode, the name of a town, or what is wrong with them. */
export type ReadPlace = { postcode: string } | { town: string } | { fault: PlaceFault };

/** „A-1010“, „CH 8001“; D and DE are our own. */
const countryAndDigits = /^(?!de?[\s-]*\d)[a-z]{1,3}[\s-]*\d{4,5}\b/i;

/**
 * Reads „34117“, „34 117“, „D-34117 Kassel“, „Hauptstraße 5, 34117 Kassel“ or „Kassel“. Two or three digits are the beginning
 * of a postcode; four are one of a neighbouring country, or one too few.
 */
export function readPlace(text: string): ReadPlace {
  const typed = text.normalize('NFC').trim().slice(0, PLACE_MAX_LENGTH);
  if (!/[\p{L}\p{N}]/u.test(typed)) return { fault: 'empty' };
  if (countryAndDigits.test(typed)) return { fault: 'foreign' };
  const postcode = /(?<!\d)\d{5}(?!\d)/.exec(typed)?.[0];
  if (postcode) return { postcode };
  if (/^[\d\s]+$/.test(typed)) {
    const digits = typed.replaceAll(/\s/g, '');
    return [2, 3, 5].includes(digits.length) ? { postcode: digits } : { fault: 'digits' };
  }
  if (/^\d{4}\s/.test(typed)) return { fault: 'foreign' };
  const town = typed.replaceAll(/\d+/g, ' ').trim();
  return /\p{L}/u.test(town) ? { town } : { fault: 'digits' };
}
