import { type Plot, sides } from '../plot.ts';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plots of all sizes and sides; half of them near the sizes at which something begins to fit. */
export function randomPlots(count: number, seed = 20_261_122): Plot[] {
  const random = seeded(seed);
  const between = (least: number, most: number) =>
    Math.round((least + random() * (most - least)) * 100) / 100;
  return Array.from({ length: count }, () => {
    const most = random() < 0.5 ? 85 : 300;
    return {
      width: between(10, most),
      depth: between(10, most),
      street: sides[Math.floor(random() * sides.length)] ?? 'sued',
      corner: random() < 0.3,
    };
  });
}
