/** Rows of the table, used again by each call: a word is compared with thousands, and three new arrays for each would have to be collected. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * How many slips of the finger lie between two words: a letter too many, too few or wrong, or two neighbours swapped
 * (the optimal string alignment distance, which is Levenshtein's with swaps as one step).
 * @param max from which on it does not matter how many more
 * @returns at most `max + 1`
 */
export function editDistance(one: string, other: string, max: number): number {
  const tooMany = max + 1;
  if (Math.abs(one.length - other.length) > max) return tooMany;
  for (const row of rows) for (let column = 0; column <= other.length; column += 1) row[column] = tooMany;
  let [before, last, current] = rows;
  for (let column = 0; column <= Math.min(max, other.length); column += 1) last[column] = column;
  for (let at = 1; at <= one.length; at += 1) {
    // What lies further from the diagonal is further than it matters.
    const from = Math.max(1, at - max);
    const to = Math.min(other.length, at + max);
    current[from - 1] = from === 1 ? Math.min(at, tooMany) : tooMany;
    let least = current[from - 1] as number;
    for (let column = from; column <= to; column += 1) {
      const changed = one[at - 1] === other[column - 1] ? 0 : 1;
      let steps = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + changed,
      );
      const isSwap = at > 1 && one[at - 1] === other[column - 2] && one[at - 2] === other[column - 1];
      if (isSwap) steps = Math.min(steps, (before[column - 2] as number) + 1);
      current[column] = steps;
      least = Math.min(least, steps);
    }
    if (to < other.length) current[to + 1] = tooMany;
    if (least > max) return tooMany;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[other.length] as number, tooMany);
}
