export interface Token {
  text: string;
  /** False for what stands between two words. */
  isWord: boolean;
}

const WORD = '[\\p{L}\\p{M}\\p{N}]+';
const betweenWords = new RegExp(`(${WORD})`, 'u');
const eachWord = new RegExp(WORD, 'gu');

/** Cuts a text into words and what stands between them; joined together they are the text again. */
export function tokens(text: string): Token[] {
  return text
    .split(betweenWords)
    .map((part, index) => ({ text: part, isWord: index % 2 === 1 }))
    .filter((token) => token.text !== '');
}

/** The words of a text, in order. */
export const words = (text: string): string[] => text.match(eachWord) ?? [];
