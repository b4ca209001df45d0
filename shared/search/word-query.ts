import type { QueryCombination } from 'minisearch';

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

/**
 * What MiniSearch is to look for when a visitor asks for a word: the word itself, what begins with it and what
 * contains it; only if there is none of these, words like it.
 * @param word folded
 */
export function wordQuery(word: string, { words, term }: Vocabulary): QueryCombination {
  const own = term(word);
  const isIndexTerm = { tokenize: (text: string) => [text], processTerm: (text: string) => text };
  const containing = [...words].filter(
    (known) =>
      (word.length >= PREFIX_MIN && known.startsWith(word)) ||
      term(known) === own ||
      (word.length >= COMPOUND_MIN && known.includes(word)),
  );
  if (containing.length === 0) return { queries: [own], ...isIndexTerm, fuzzy: typosIn(word) };
  const others = [...new Set(containing.map(term))].filter((other) => other !== own);
  return {
    combineWith: 'OR',
    queries: [
      { queries: [own], ...isIndexTerm, boostTerm: () => 2 },
      ...others.map((other) => ({ queries: [other], ...isIndexTerm })),
    ],
  };
}

/** How many letters may differ. Two swapped letters are one slip of the finger but differ in two places. */
function typosIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
