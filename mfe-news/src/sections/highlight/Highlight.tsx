import { fold } from '@goldbraun/shared/search/fold';
import { tokens } from '@goldbraun/shared/search/tokens';

/** A text in which the words that were searched for are marked. `terms` are folded words. */
export function Highlight({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text;
  return tokens(text).map(({ text: part, isWord }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity than their place
    isWord && terms.includes(fold(part)) ? <mark key={index}>{part}</mark> : part,
  );
}
