import type { Finding, FoundPlace } from '../../../regions/finding.ts';
import type { contactFinder } from '../../../text/de/contact-finder.ts';
import type { RegionalContact } from '../../../text/de/regional-contacts.ts';

type Words = typeof contactFinder;
type Found = Extract<Finding, { state: 'found' }>;

/** How many digits a whole postcode has. */
const WHOLE = 5;

function told(place: FoundPlace, { found }: Words): { sentence: string; name: string } {
  if (place.kind === 'point') return { sentence: found.point, name: place.near };
  if (place.kind === 'town') {
    return { sentence: place.isGuess ? found.guess : found.town, name: place.name };
  }
  const { postcode, isUnused } = place;
  if (isUnused) return { sentence: found.unused, name: postcode };
  return { sentence: postcode.length < WHOLE ? found.beginning : found.postcode, name: postcode };
}

/** Says who was found for which place. */
export function findingSentence({ place }: Found, { formalName }: RegionalContact, words: Words): string {
  const { sentence, name } = told(place, words);
  return sentence.replace('{place}', () => name).replace('{person}', formalName);
}
