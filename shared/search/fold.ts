/** A word in lower case and without accents (ä → a), each of its letters still one. */
export const bare = (word: string): string => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * Brings a word to the form in which words are compared: lower case, ä and ae → a, ö and oe → o, ü and ue → u,
 * ß → ss, accents dropped. So „Eroeffnung“ finds „Eröffnung“, also for visitors without a German keyboard.
 */
export function fold(word: string): string {
  return bare(word)
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
}
