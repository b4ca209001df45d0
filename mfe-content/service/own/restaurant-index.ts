import { fold } from '@goldbraun/shared/search/fold.ts';
import { tellingWords } from '@goldbraun/shared/search/telling-words.ts';
import { words } from '@goldbraun/shared/search/tokens.ts';
import { wordQuery } from '@goldbraun/shared/search/word-query.ts';
import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import type { Restaurant } from '../../restaurants/restaurant.ts';
import type { Town } from './load-restaurants.ts';

/** What the words of a visitor mean. */
export type Meaning =
  | { kind: 'town'; town: Town }
  /** Restaurants whose town, street or Land has all of the words. */
  | { kind: 'restaurants'; ids: ReadonlySet<string> };

interface AskedWord {
  /** Folded. */
  word: string;
  query: QueryCombination;
  /** Whether some town has it in its name. */
  isOfTown: boolean;
}

/** Whether all that was asked for was found in the name of the town. */
const isInTownName = ({ match }: SearchResult) =>
  Object.values(match).every((fields) => fields.includes('town'));

/** Tells what a visitor means by words: a town, as most do, or something else of an address. */
export class RestaurantIndex {
  readonly #search: MiniSearch<Restaurant>;
  readonly #vocabulary: ReadonlySet<string>;
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
    this.#vocabulary = new Set(
      restaurants.flatMap(({ town, street, state }) => words(`${town} ${street} ${state}`).map(fold)),
    );
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
    for (const attempt of [asked, withoutCommon, inTown]) {
      const meaning = this.#meaningOf(attempt);
      if (meaning) return meaning;
    }
    return { kind: 'restaurants', ids: new Set() };
  }

  /** The words of a text that are found at all. */
  #known(text: string): AskedWord[] {
    const vocabulary = { words: this.#vocabulary, term: (folded: string) => folded };
    return [...new Set(words(text).map(fold))].flatMap((word) => {
      const query = wordQuery(word, vocabulary);
      const hits = this.#search.search(query);
      return hits.length > 0 ? [{ word, query, isOfTown: hits.some(isInTownName) }] : [];
    });
  }

  /** Null if no restaurant has all of the words. */
  #meaningOf(asked: AskedWord[]): Meaning | null {
    if (asked.length === 0) return null;
    const hits = this.#search.search({ combineWith: 'AND', queries: asked.map(({ query }) => query) });
    if (hits.length === 0) return null;
    const town = this.#townOf(
      asked.map(({ word }) => word),
      hits,
    );
    return town ? { kind: 'town', town } : { kind: 'restaurants', ids: new Set(hits.map(({ id }) => id)) };
  }

  /** The town whose name has all the words: as they stand before their beginnings before typos, then the largest. */
  #townOf(asked: string[], hits: SearchResult[]): Town | undefined {
    const names = new Set(hits.filter(isInTownName).map(({ town }) => town as string));
    const closeness = (name: string) => {
      const tokens = words(name).map(fold);
      if (asked.every((word) => tokens.includes(word))) return 2;
      return asked.every((word) => tokens.some((token) => token.startsWith(word))) ? 1 : 0;
    };
    return [...names]
      .flatMap((name) => this.#towns.get(name) ?? [])
      .sort((a, b) => closeness(b.name) - closeness(a.name) || b.population - a.population)[0];
  }
}
