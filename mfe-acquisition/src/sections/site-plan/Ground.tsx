import type { SitePlan } from '../../../site-plan/lay-out.ts';
import styles from './PlanDrawing.module.css';
import { rectOnDrawing, type View } from './view.ts';

/** Parts of the margin at which the carriageway begins and ends. */
const STREET = { from: 0.12, to: 0.5 };

/** The plot and the streets at it. The second one is left out where a larger plot is drawn in its place. */
export function Ground({ plan: { plot, fits }, view }: { plan: SitePlan; view: View }) {
  const { width, depth, corner } = plot;
  const { margin, ground } = view;
  const [from, to] = [margin * STREET.from, margin * STREET.to];
  const along = { x: -margin, y: -to, width: ground.width + 2 * margin, depth: to - from };
  const aside = { x: width + from, y: -to, width: to - from, depth: ground.depth + margin + to };
  return (
    <>
      <rect className={styles.street} {...rectOnDrawing(view, along)} />
      {corner && fits ? <rect className={styles.street} {...rectOnDrawing(view, aside)} /> : null}
      <rect className={styles.plot} {...rectOnDrawing(view, { x: 0, y: 0, width, depth })} />
    </>
  );
}
