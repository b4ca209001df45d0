/**
 * Brings a word to the form in which words are compared: lower case, ä and ae → a, ö and oe → o, ü and ue → u,
 * ß → ss, accents dropped. So „Eroeffnung“ finds „Eröffnung“, also for visitors without a German keyboard.
 */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1');
}
