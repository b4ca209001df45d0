import { LANES_FRONTAGE } from '../../fit/lanes-frontage.ts';
import { verdictWords } from '../../fit/reason-text.ts';
import { judge, type Verdict } from '../../fit/verdict.ts';
import { answersIn } from '../../taken-over/fit-summary.ts';
import { planLine, plotOf } from '../../taken-over/plan-summary.ts';
import { text } from '../../text/fit.ts';

/**
 * What „Passt mein Grundstück?“ says about the answers that a message holds. It is judged anew: what the message itself says of
 * it is its writer's.
 */
export function verdictOf(message: string): Verdict | undefined {
  const answers = answersIn(message);
  return answers && judge(answers, LANES_FRONTAGE);
}

/** The verdict in a line, for those who read many. */
export const verdictLine = (verdict: Verdict): string =>
  `${verdictWords(verdict, text.de).title} (${text.de.conceptNames[verdict.concept]})`;

/** The rows about verdict and site plan, for those who read one: none about what a message does not hold. */
export function findingRows(message: string): { label: string; value: string }[] {
  const verdict = verdictOf(message);
  const plot = plotOf(message);
  return [
    ...(verdict ? [{ label: 'Prüfung', value: verdictLine(verdict) }] : []),
    ...(plot ? [{ label: 'Lageplan', value: planLine(plot) }] : []),
  ];
}
