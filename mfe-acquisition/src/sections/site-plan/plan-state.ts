import { examplePlot, type Plot } from '../../../site-plan/plot.ts';
import { type Answers, isAsked, type PlotProblems, readPlot } from '../../../site-plan/read-plot.ts';

/** What the section shows. */
export interface PlanState {
  answers: Answers;
  /** What is drawn: as long as something is wrong with the answers, the last plot that was right. */
  plot: Plot;
  /** Whether that is the example. */
  isExample: boolean;
  problems: PlotProblems;
}

/** The state upon these answers; before them, the example was shown or `before`. */
export function planState(answers: Answers, before?: PlanState): PlanState {
  const example: PlanState = {
    answers,
    plot: { ...examplePlot, street: answers.seite, corner: answers.ecke },
    isExample: true,
    problems: {},
  };
  if (!isAsked(answers)) return example;
  const read = readPlot(answers);
  if ('problems' in read) return { ...(before ?? example), answers, problems: read.problems };
  return { answers, plot: read, isExample: false, problems: {} };
}
