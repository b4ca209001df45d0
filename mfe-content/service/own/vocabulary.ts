import { bare, fold } from '@goldbraun/shared/search/fold';
import { nearestWords } from '@goldbraun/shared/search/nearest-words';
import { words } from '@goldbraun/shared/search/tokens';
import { isPartOf } from '@goldbraun/shared/search/word-query';
import type { Restaurant } from '../../restaurants/restaurant.ts';

/** The words of the index that a word of a visitor stands for; folded. */
export interface Meant {
  words: string[];
  /** Whether it had to be taken for another word. */
  isGuess: boolean;
}

/** The words of all addresses, and what a visitor's word stands for among them. */
export class Vocabulary {
  /** By its folded form each word as it is written. */
  readonly #written = new Map<string, string>();
  /** The words of towns and Länder, folded. */
  readonly #places = new Set<string>();
  /** The same by their form without accents. */
  readonly #barePlaces = new Map<string, string>();
  readonly #folded: readonly string[];

  constructor(restaurants: readonly Restaurant[]) {
    for (const { town, state, street } of restaurants) {
      for (const word of words(`${town} ${state}`)) {
        this.#places.add(fold(word));
        this.#barePlaces.set(bare(word), fold(word));
      }
      for (const word of words(`${town} ${state} ${street}`)) {
        if (!this.#written.has(fold(word))) this.#written.set(fold(word), word);
      }
    }
    this.#folded = [...this.#written.keys()];
  }

  /** A folded word of the index as it is written. */
  written = (word: string): string => this.#written.get(word) ?? word;

  /**
   * A word as it stands, begins or is part of a place comes first. A place that is misspelt comes before a street that only
   * begins so: „Münchn“ is München, and not the Münchner Straße.
   */
  meant(typed: string): Meant {
    const word = fold(typed);
    const found = this.#folded.filter((known) => known === word || isPartOf(word, known));
    const asItStands = found.some((known) => known === word || this.#places.has(known));
    if (asItStands) return { words: found, isGuess: false };
    const misspelt = this.#nearestPlaces(typed);
    if (misspelt.length > 0) return { words: misspelt, isGuess: true };
    if (found.length > 0) return { words: found, isGuess: false };
    return { words: nearestWords(word, this.#folded), isGuess: true };
  }

  /** Swapped letters may look like an umlaut („Hannvoer“), so what was typed is compared, too. */
  #nearestPlaces(typed: string): string[] {
    const folded = nearestWords(fold(typed), this.#places);
    if (folded.length > 0 || bare(typed) === fold(typed)) return folded;
    const misspelt = nearestWords(bare(typed), this.#barePlaces.keys());
    return misspelt.map((word) => this.#barePlaces.get(word) as string);
  }
}
