import { bare, fold } from '@goldbraun/shared/search/fold';
import { nearestWords } from '@goldbraun/shared/search/nearest-words';
import { words } from '@goldbraun/shared/search/tokens';
import type { Town } from './town.ts';

/** How sure the towns are that a visitor's words were taken for. */
export type Sureness =
  /** They are the towns' name, a part of it or its beginning. */
  | 'named'
  /** They are a slip of the finger away. */
  | 'misspelt'
  /** The slip is in the first letter, which is seldom wrong: it may as well be a town that is not on the list. */
  | 'similar';

/** The towns that a visitor's words may mean, the largest first; none if they mean no town. */
export interface MeantTowns {
  towns: readonly Town[];
  sureness: Sureness;
}

/** From this length on a word may be the beginning of a town's name. */
const PREFIX_MIN = 3;

/** What follows the name proper: „(Oder)“, „am Main“, „im Breisgau“. */
const surname = / (\(|an |am |auf |bei |im |in |ob |unter |vor ).*$/;

const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word as those spell it who have no umlauts. */
const inAscii = (word: string): string =>
  word.toLowerCase().replaceAll(/[äöüß]/g, (letter) => digraphs[letter] as string);

/** The words of a text as they are compared. */
const spelt = (text: string, spell: (word: string) => string): string[] =>
  words(text).map((word) => (/^st$/i.test(word) ? 'sankt' : spell(word)));

/** Finds towns by what visitors type: with or without umlauts, surnames, abbreviations, other words and slips of the finger. */
export function createTownFinder(towns: readonly Town[]): (text: string) => MeantTowns {
  /** By each name with and without its surname the towns that are called so. */
  const called = (spell: (word: string) => string) => {
    const byName = new Map<string, Town[]>();
    for (const town of towns) {
      for (const form of new Set([town.name, town.name.replace(surname, '')])) {
        const key = spelt(form, spell).join(' ');
        byName.set(key, [...(byName.get(key) ?? []), town]);
      }
    }
    return byName;
  };
  const [byFolded, byBare] = [called(fold), called(bare)];

  /**
   * Who is written so comes first („Muenster“ is not Munster), then who is called so, then who is without a surname.
   * @param asked words as they were typed
   */
  const named = (asked: readonly string[]): readonly Town[] => {
    const called = byFolded.get(asked.map(fold).join(' ')) ?? [];
    const isSame = (spell: (word: string) => string) => (town: Town) =>
      spelt(town.name, spell).join(' ') === asked.map(spell).join(' ');
    return firstOf([isSame(inAscii), isSame(fold), () => true], (isMeant) => called.filter(isMeant));
  };

  return (text) => {
    const asked = spelt(text, (word) => word);
    const folded = asked.map(fold);
    const found = [
      () => named(asked),
      () => towns.filter(({ name }) => begins(name, folded)),
      () => firstOf(parts(asked), named),
    ];
    const meant = firstOf(found, (find) => find());
    if (meant.length > 0) return { towns: meant, sureness: 'named' };
    // Swapped letters may look like an umlaut („Hannvoer“), so they are compared as they were typed, too.
    const spellings = [
      { typed: folded.join(' '), known: byFolded },
      { typed: asked.map(bare).join(' '), known: byBare },
    ];
    const near = firstOf(spellings, ({ typed, known }) => {
      const names = new Set(nearestWords(typed, known.keys()).flatMap((key) => known.get(key) ?? []));
      return towns.filter((town) => names.has(town));
    });
    const initial = (one: string) => bare(one)[0];
    const isAlike = near.some(({ name }) => initial(name) === initial(text.trim()));
    return { towns: near, sureness: isAlike ? 'misspelt' : 'similar' };
  };
}

/** „Frankfurt a. M.“, „Halle/S.“, „Bad Homb“: each word is the beginning of one of the name's, in its order. */
function begins(name: string, [first = '', ...others]: readonly string[]): boolean {
  if (first.length < PREFIX_MIN) return false;
  const ofName = spelt(name, fold);
  const proper = spelt(name.replace(surname, ''), fold);
  let at = proper.findIndex((word) => word.startsWith(first)) + 1;
  if (at === 0) return false;
  return others.every((word) => {
    const found = ofName.slice(at).findIndex((one) => one.startsWith(word));
    at += found + 1;
    return found >= 0;
  });
}

/** „Köln-Ehrenfeld“, „Grundstück in Kassel“: the words without some at the beginning and the end, the longest first. */
function parts(asked: readonly string[]): string[][] {
  const lengths = asked.map((_, index) => asked.length - index).slice(1);
  return lengths.flatMap((length) =>
    asked.slice(length - 1).map((_, from) => asked.slice(from, from + length)),
  );
}

/** What the first attempt gives that gives anything. */
function firstOf<Attempt>(
  attempts: readonly Attempt[],
  find: (attempt: Attempt) => readonly Town[],
): readonly Town[] {
  for (const attempt of attempts) {
    const found = find(attempt);
    if (found.length > 0) return found;
  }
  return [];
}
