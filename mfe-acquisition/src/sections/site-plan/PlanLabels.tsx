import { useText } from '@goldbraun/shared/contract';
import type { SitePlan } from '../../../site-plan/lay-out.ts';
import { text as table } from '../../../text/site-plan.ts';
import { Dimensions } from './Dimensions.tsx';
import { inMetres, sizeInMetres } from './measures.ts';
import { PartNumbers } from './PartNumbers.tsx';
import { Pinned } from './Pinned.tsx';
import styles from './PlanLabels.module.css';
import { scaleBarLength, scaleBarPlace } from './ScaleBar.tsx';
import { onDrawing, type View } from './view.ts';

/** The words and numbers upon a drawing, as large on a telephone as on a sheet. The table says the same. */
export function PlanLabels({ plan, view }: { plan: SitePlan; view: View }) {
  const { drawing } = useText(table);
  const { margin, ground } = view;
  const at = (x: number, y: number) => onDrawing(view, { x, y });
  return (
    <g className={styles.labels}>
      <Pinned view={view} place={at(ground.width * 0.4, -margin * 0.31)}>
        <text dy="0.35em">{drawing.street}</text>
      </Pinned>
      <Pinned view={view} place={{ x: view.width - margin * 0.3, y: margin * 0.15 }}>
        <path className={styles.north} d="M0 0L6 16L0 12L-6 16z" />
        <text y="28">{drawing.north}</text>
      </Pinned>
      <Pinned view={view} place={scaleBarPlace(view)}>
        <text x="3" y="-7" className={styles.start}>
          {inMetres(scaleBarLength(view))}
        </text>
      </Pinned>
      <Dimensions plot={plan.plot} view={view} />
      {plan.fits ? (
        <PartNumbers plan={plan} view={view} />
      ) : (
        <Pinned view={view} place={at(plan.needed.width / 2, plan.needed.depth / 2)}>
          <text dy="0.35em" className={styles.needed}>
            {drawing.needed(sizeInMetres(plan.needed))}
          </text>
        </Pinned>
      )}
    </g>
  );
}
