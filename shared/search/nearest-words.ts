import { editDistance } from './edit-distance.ts';

/** How many slips of the finger a word may have; none in a short one or in a figure, which would be another. */
function slipsIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Of some known words those that a visitor may have meant by another: all that are equally near, or of these those with the
 * same first letter, which is seldom wrong. Folded, both.
 */
export function nearestWords(word: string, known: Iterable<string>): string[] {
  let max = slipsIn(word);
  let nearest: string[] = [];
  if (max === 0) return nearest;
  for (const candidate of known) {
    const distance = editDistance(word, candidate, max);
    if (distance > max) continue;
    if (distance < max) nearest = [];
    max = distance;
    nearest.push(candidate);
  }
  const alike = nearest.filter((candidate) => candidate[0] === word[0]);
  return alike.length > 0 ? alike : nearest;
}
