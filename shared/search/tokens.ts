export interface Token {
  text: string;
  /** False for what stands between two words. */
  isWord: boolean;
}

/** Cuts a text into words and what stands between them; joined together they are the text again. */
export function tokens(text: string): Token[] {
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((part, index) => ({ text: part, isWord: index % 2 === 1 }))
    .filter((token) => token.text !== '');
}

/** The words of a text, in order. */
export function words(text: string): string[] {
  return tokens(text).flatMap((token) => (token.isWord ? [token.text] : []));
}
