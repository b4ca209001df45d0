import { useText } from '@goldbraun/shared/contract';
import type { FittingPlan } from '../../../site-plan/lay-out.ts';
import { type PartKind, partKinds } from '../../../site-plan/part.ts';
import { text as table } from '../../../text/site-plan.ts';
import { Pinned } from './Pinned.tsx';
import styles from './PlanLabels.module.css';
import { onDrawing, type View } from './view.ts';

/** From this many metres on, there is no room on a telephone for all numbers. */
const CROWDED = 180;

/** Those that stay. */
const telling = new Set<PartKind>(['restaurant', 'stalls']);

/** What lies where, by the numbers of the table; each kind once. */
export function PartNumbers({ plan, view }: { plan: FittingPlan; view: View }) {
  const { drawing } = useText(table);
  return (
    <g className={Math.max(view.width, view.height) > CROWDED ? styles.crowded : undefined}>
      {partKinds.map((kind, index) => {
        const part = plan.parts.find((each) => each.kind === kind);
        if (!part) return null;
        const middle = { x: part.x + part.width / 2, y: part.y + part.depth / 2 };
        return (
          <Pinned
            key={kind}
            view={view}
            place={onDrawing(view, middle)}
            className={telling.has(kind) ? undefined : styles.part}
          >
            <circle r="8" className={styles.badge} />
            <text dy="0.35em" className={styles.number}>
              {index + 1}
            </text>
            {kind === 'restaurant' ? (
              <text y="22" dy="0.35em" className={styles.name}>
                {drawing.restaurant}
              </text>
            ) : null}
          </Pinned>
        );
      })}
    </g>
  );
}
