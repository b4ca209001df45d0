import type { QueryCombination } from 'minisearch';
import { nearestWords } from './nearest-words.ts';

/** From this length on a word may be the beginning of another. */
const PREFIX_MIN = 3;
/** From this length on a word may stand inside of another: „öffnung“ in „Eröffnung“. */
const COMPOUND_MIN = 4;

/** The words of an index. */
export interface Vocabulary {
  /** Every folded word of all documents (see `fold.ts`). */
  words: ReadonlySet<string>;
  /** The form of a folded word that stands in the index, for instance its stem. */
  term: (folded: string) => string;
}

/** Whether a word is the beginning of a known one, or stands inside of it; both folded. */
export const isPartOf = (word: string, known: string): boolean =>
  (word.length >= PREFIX_MIN && known.startsWith(word)) ||
  (word.length >= COMPOUND_MIN && known.includes(word));

/**
 * What a visitor may mean by a word: the word itself, what begins with it and what contains it; only if there is none of
 * these, the words that are nearest to it.
 * @param word folded
 * @returns words of the vocabulary; none if no document has what was asked for
 */
export function meantBy(word: string, { words, term }: Vocabulary): string[] {
  const own = term(word);
  const found: string[] = [];
  for (const known of words) if (isPartOf(word, known) || term(known) === own) found.push(known);
  return found.length > 0 ? found : nearestWords(word, words);
}

/**
 * Looks for any of some terms as they stand in the index.
 * @param own counts twice
 */
export function termsQuery(own: string, terms: readonly string[]): QueryCombination {
  const isIndexTerm = { tokenize: (text: string) => [text], processTerm: (text: string) => text };
  const others = [...new Set(terms)].filter((other) => other !== own);
  return {
    combineWith: 'OR',
    queries: [
      { queries: [own], ...isIndexTerm, boostTerm: () => 2 },
      ...others.map((other) => ({ queries: [other], ...isIndexTerm })),
    ],
  };
}
