import { readFit } from '../../../fit/answers.ts';
import { LANES_FRONTAGE } from '../../../fit/lanes-frontage.ts';
import { judge } from '../../../fit/verdict.ts';
import { withBlock } from '../../../taken-over/block.ts';
import { fitBlock, fitSummary } from '../../../taken-over/fit-summary.ts';
import { planBlock, planSummary } from '../../../taken-over/plan-summary.ts';
import { text } from '../../../text/fit.ts';

/** A message with what an address says of the check and of the site plan. */
export function withAnswersOf(message: string, pathname: string, search: string): string {
  const page = location.origin + pathname;
  const { answers } = readFit(search);
  const fit = answers && fitSummary(answers, judge(answers, LANES_FRONTAGE), page, text.de);
  const plan = planSummary(search, page);
  const checked = fit === undefined ? message : withBlock(message, fitBlock, fit);
  return plan === undefined ? checked : withBlock(checked, planBlock, plan);
}
