import { useText } from '@goldbraun/shared/contract';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { useMemo, useRef, useState } from 'react';
import { layOut } from '../../../site-plan/lay-out.ts';
import { text as table } from '../../../text/site-plan.ts';
import { PLAN_ANCHOR } from './anchor.ts';
import { inGerman } from './measures.ts';
import { Outcome } from './Outcome.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanFigure } from './PlanFigure.tsx';
import { PlanTable } from './PlanTable.tsx';
import { PlotForm } from './PlotForm.tsx';
import { RuleList } from './RuleList.tsx';
import styles from './SitePlan.module.css';
import { usePlan } from './use-plan.ts';
import { type View, viewOf } from './view.ts';

/**
 * A plan to scale of a visitor's plot, or what keeps the restaurant from fitting on it. On /akquise the answers stand
 * in the address, so it is the same without JavaScript; on other pages it begins with the example.
 */
export default function SitePlan({ tone }: { tone: 'cream' | 'sand' }) {
  const words = useText(table);
  const form = useRef<HTMLFormElement>(null);
  const figure = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<View | null>(null);
  const { state, settled, change, settle } = usePlan(form, dragged !== null);
  const { answers, plot } = state;
  const plan = useMemo(() => layOut(plot), [plot]);

  const submit = () => {
    settle();
    figure.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Section tone={tone} id={PLAN_ANCHOR} title={words.title}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.intro}>{words.intro}</p>
          <PlotForm
            form={form}
            answers={answers}
            problems={settled.problems}
            onChange={change}
            onSubmit={submit}
          />
          <Outcome state={settled} />
        </div>
        <div className={styles.plan}>
          <PlanFigure
            plan={plan}
            view={dragged ?? viewOf(plan)}
            figure={figure}
            onDragging={setDragged}
            onResize={({ width, depth }) =>
              change({ ...answers, breite: inGerman(width), tiefe: inGerman(depth) })
            }
          />
          <PlanActions answers={answers} />
          {plan.fits ? <PlanTable plan={plan} /> : null}
          <RuleList />
          <p className={styles.note}>{words.note}</p>
        </div>
      </div>
    </Section>
  );
}
