import { useText } from '@goldbraun/shared/contract';
import { useId } from 'react';
import type { SitePlan } from '../../../site-plan/lay-out.ts';
import { text as table } from '../../../text/site-plan.ts';
import { drawingWords } from './drawing-words.ts';
import { Ground } from './Ground.tsx';
import { Layout } from './Layout.tsx';
import styles from './PlanDrawing.module.css';
import { ScaleBar } from './ScaleBar.tsx';
import { rectOnDrawing, short, type View } from './view.ts';

/** The plan to scale, in metres. Words and handles lie above it, because they don't grow with it. */
export function PlanDrawing({ plan, view }: { plan: SitePlan; view: View }) {
  const id = useId();
  const { title, description } = drawingWords(plan, useText(table));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${short(view.width)} ${short(view.height)}`}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}desc`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}desc`}>{description}</desc>
      <Ground plan={plan} view={view} />
      {plan.fits ? (
        <Layout plan={plan} view={view} />
      ) : (
        <rect className={styles.needed} {...rectOnDrawing(view, { x: 0, y: 0, ...plan.needed })} />
      )}
      <ScaleBar view={view} />
    </svg>
  );
}
