import { fold } from './fold.ts';

const words =
  'der die das den dem des ein eine einen einem einer eines und oder aber auch in im an am auf aus bei mit nach von vom zu zum zur ' +
  'für über unter um ist sind war wie was wo wer nicht';

/** Words that stand in nearly every text and so say nothing about what is looked for; folded. */
export const stopWords: ReadonlySet<string> = new Set(words.split(' ').map(fold));
