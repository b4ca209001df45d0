/** Some figures of the same thing: the middle of them, which no single disturbed round moves, and how far they lie apart. */
export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

export function spreadOf(figures: number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] as number;
  const middle = Math.floor(sorted.length / 2);
  return {
    median: sorted.length % 2 === 1 ? at(middle) : (at(middle) + at(middle - 1)) / 2,
    lowest: at(0),
    highest: at(sorted.length - 1),
  };
}
