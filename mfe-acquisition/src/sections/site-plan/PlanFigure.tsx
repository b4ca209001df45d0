import { useText } from '@goldbraun/shared/contract';
import type { RefObject } from 'react';
import type { SitePlan } from '../../../site-plan/lay-out.ts';
import { text as table } from '../../../text/site-plan.ts';
import { useStarted } from '../offer-form/use-started.ts';
import { PlanDrawing } from './PlanDrawing.tsx';
import styles from './PlanFigure.module.css';
import { PlanHandles } from './PlanHandles.tsx';
import { PlanLabels } from './PlanLabels.tsx';
import { PlanLegend } from './PlanLegend.tsx';
import type { WhileDragging } from './use-drag.ts';
import type { View } from './view.ts';

interface PlanFigureProps extends WhileDragging {
  plan: SitePlan;
  view: View;
  figure: RefObject<HTMLElement | null>;
  onResize: (size: { width: number; depth: number }) => void;
}

/** The drawing with its words, its handles as soon as a script moves them, and what its marks mean. */
export function PlanFigure({ plan, view, figure, ...moves }: PlanFigureProps) {
  const { handles } = useText(table).drawing;
  const started = useStarted();
  return (
    <figure className={styles.figure} ref={figure}>
      <div className={styles.canvas}>
        <PlanDrawing plan={plan} view={view} />
        <svg className={styles.overlay} aria-hidden="true">
          <PlanLabels plan={plan} view={view} />
        </svg>
        {started ? (
          // biome-ignore lint/a11y/useSemanticElements: what is suggested, a fieldset, is no part of SVG
          <svg className={styles.overlay} role="group" aria-label={handles}>
            <PlanHandles plot={plan.plot} view={view} {...moves} />
          </svg>
        ) : null}
      </div>
      {plan.fits ? <PlanLegend /> : null}
    </figure>
  );
}
