import styles from './PlanDrawing.module.css';
import { short, type View } from './view.ts';

/** Metres that the bar shows: a quarter of the ground at most. */
export const scaleBarLength = ({ ground }: View): number =>
  [50, 20].find((length) => length <= Math.max(ground.width, ground.depth) / 4) ?? 10;

/** Where the bar lies, in metres of the drawing. */
export const scaleBarPlace = (view: View) => ({ x: view.margin * 0.15, y: view.height - view.margin * 0.15 });

/** A bar in the lower left corner, by which lengths can be read off. */
export function ScaleBar({ view }: { view: View }) {
  const { x, y } = scaleBarPlace(view);
  const tick = view.margin * 0.06;
  const d = `M${short(x)} ${short(y - tick)}v${short(2 * tick)}m0-${short(tick)}h${scaleBarLength(view)}m0-${short(tick)}v${short(2 * tick)}`;
  return <path className={styles.line} d={d} />;
}
