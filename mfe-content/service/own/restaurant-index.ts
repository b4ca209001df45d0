import { fold } from '@goldbraun/shared/search/fold';
import { tellingWords } from '@goldbraun/shared/search/telling-words';
import { words } from '@goldbraun/shared/search/tokens';
import { termsQuery } from '@goldbraun/shared/search/word-query';
import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import type { Restaurant } from '../../restaurants/restaurant.ts';
import type { Town } from './load-restaurants.ts';
import { Vocabulary } from './vocabulary.ts';

/** What the words of a visitor mean. */
export type Meaning = (
  | { kind: 'town'; town: Town }
  /** Restaurants whose town, street or Land has all of the words. */
  | { kind: 'restaurants'; ids: ReadonlySet<string> }
) & {
  /** What the visitor may have meant, if some word had to be taken for another. */
  guess: string | null;
};

interface AskedWord {
  /** As the visitor typed it. */
  typed: string;
  /** Folded. */
  word: string;
  query: QueryCombination;
  /** The words of the index that are looked for. */
  terms: readonly string[];
  /** Whether some town has it in its name. */
  isOfTown: boolean;
  /** The words that it may have been meant for, if it is none; folded. */
  guesses: readonly string[];
}

/** Whether all of some words were found in the name of the town, wherever else they stand. */
const isInTownName = ({ match }: SearchResult, asked: readonly Pick<AskedWord, 'terms'>[]) =>
  asked.every(({ terms }) => terms.some((term) => match[term]?.includes('town')));

/** Tells what a visitor means by words: a town, as most do, or something else of an address. */
export class RestaurantIndex {
  readonly #search: MiniSearch<Restaurant>;
  readonly #vocabulary: Vocabulary;
  readonly #towns: ReadonlyMap<string, Town>;

  constructor(restaurants: readonly Restaurant[], towns: ReadonlyMap<string, Town>) {
    this.#search = new MiniSearch<Restaurant>({
      fields: ['town', 'street', 'state'],
      storeFields: ['town'],
      tokenize: words,
      processTerm: fold,
    });
    this.#search.addAll(restaurants);
    this.#towns = towns;
    this.#vocabulary = new Vocabulary(restaurants);
  }

  /**
   * @param text what the visitor typed; words that no address has, such as „Restaurants“, don't count, nor does a
   * street that there is not in the town
   */
  meaningOf(text: string): Meaning {
    const asked = this.#known(text);
    // „oder“ says nothing in „Hessen oder Bayern“, and all in „Frankfurt Oder“.
    const telling = new Set(tellingWords(text));
    const withoutCommon = asked.filter(({ word }) => telling.has(word));
    const inTown = withoutCommon.filter(({ isOfTown }) => isOfTown);
    const withoutGuesses = inTown.filter(({ guesses }) => guesses.length === 0);
    for (const attempt of [asked, withoutCommon, inTown, withoutGuesses]) {
      const meaning = this.#meaningOf(attempt);
      if (meaning) return meaning;
    }
    return { kind: 'restaurants', ids: new Set(), guess: null };
  }

  /** The words of a text that are found at all. */
  #known(text: string): AskedWord[] {
    const typed = new Map(words(text).map((word) => [fold(word), word]));
    return [...typed].flatMap(([word, typed]) => {
      const meant = this.#vocabulary.meant(typed);
      const terms = [word, ...meant.words];
      const query = termsQuery(word, meant.words);
      const hits = this.#search.search(query);
      if (hits.length === 0) return [];
      const guesses = meant.isGuess ? meant.words : [];
      const isOfTown = hits.some((hit) => isInTownName(hit, [{ terms }]));
      return [{ typed, word, query, terms, isOfTown, guesses }];
    });
  }

  /** Null if no restaurant has all of the words. */
  #meaningOf(asked: AskedWord[]): Meaning | null {
    if (asked.length === 0) return null;
    const hits = this.#search.search({ combineWith: 'AND', queries: asked.map(({ query }) => query) });
    const [best] = hits;
    if (!best) return null;
    const isGuess = asked.some(({ guesses }) => guesses.length > 0);
    const town = this.#townOf(asked, hits);
    if (town) return { kind: 'town', town, guess: isGuess ? town.name : null };
    return {
      kind: 'restaurants',
      ids: new Set(hits.map(({ id }) => id)),
      guess: isGuess ? this.#corrected(asked, best) : null,
    };
  }

  /** What was asked for, with the words in the place of others that the best hit was found by. */
  #corrected(asked: AskedWord[], { terms }: SearchResult): string {
    return asked
      .map(({ typed, guesses }) => {
        const meant = guesses.find((word) => terms.includes(word));
        return meant ? this.#vocabulary.written(meant) : typed;
      })
      .join(' ');
  }

  /**
   * The town whose name has all the words: written so before nothing else, before as they stand (or were meant), before their
   * beginnings; then the largest.
   */
  #townOf(asked: AskedWord[], hits: SearchResult[]): Town | undefined {
    const names = new Set(hits.filter((hit) => isInTownName(hit, asked)).map(({ town }) => town as string));
    const written = asked.map(({ typed }) => typed.toLowerCase()).join(' ');
    const closeness = (name: string) => {
      if (words(name.toLowerCase()).join(' ') === written) return 4;
      const tokens = words(name).map(fold);
      const has = ({ word, guesses }: AskedWord) => [word, ...guesses].some((one) => tokens.includes(one));
      if (asked.every(has)) return tokens.length === asked.length ? 3 : 2;
      return asked.every(({ word }) => tokens.some((token) => token.startsWith(word))) ? 1 : 0;
    };
    return [...names]
      .flatMap((name) => this.#towns.get(name) ?? [])
      .sort((a, b) => closeness(b.name) - closeness(a.name) || b.population - a.population)[0];
  }
}
