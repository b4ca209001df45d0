import { fold } from './fold.ts';
import { words } from './tokens.ts';

const common =
  'der die das den dem des ein eine einen einem einer eines und oder aber auch in im an am auf aus bei mit nach von vom zu zum zur ' +
  'für über unter um ist sind war wie was wo wer nicht';

/** Words that stand in nearly every text and so say nothing about what is looked for; folded. */
const stopWords: ReadonlySet<string> = new Set(common.split(' ').map(fold));

/** The words of a query, folded, without those that say nothing; if there are no others, these. */
export function tellingWords(query: string): string[] {
  const asked = words(query).map(fold);
  const telling = asked.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : asked;
}
