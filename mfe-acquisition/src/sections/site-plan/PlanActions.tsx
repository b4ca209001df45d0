import { paths, useText } from '@goldbraun/shared/contract';
import { Button } from '@goldbraun/shared/sections/button/Button';
import { type Answers, isAsked, queryOf } from '../../../site-plan/read-plot.ts';
import { text as table } from '../../../text/site-plan.ts';
import { useStarted } from '../offer-form/use-started.ts';
import { PLAN_ANCHOR } from './anchor.ts';
import styles from './PlanActions.module.css';
import { printPlan } from './print-plan.ts';

/** A link by which others see the same plan, and its print, which takes a script. */
export function PlanActions({ answers }: { answers: Answers }) {
  const { print, share } = useText(table);
  const started = useStarted();
  return (
    <div className={styles.actions}>
      {started ? (
        <Button variant="secondary" onClick={({ currentTarget }) => printPlan(currentTarget)}>
          {print}
        </Button>
      ) : null}
      {isAsked(answers) ? (
        <a className={styles.link} href={`${paths.acquisition}?${queryOf(answers)}#${PLAN_ANCHOR}`}>
          {share}
        </a>
      ) : null}
    </div>
  );
}
