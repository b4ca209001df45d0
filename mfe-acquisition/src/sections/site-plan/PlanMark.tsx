import type { Mark } from '../../../site-plan/marks.ts';
import styles from './PlanDrawing.module.css';
import { onDrawing, pathOnDrawing, short, type View } from './view.ts';

/** Metres. */
const POST_RADIUS = 0.6;
const HALF_OPENING = 1.5;
const ARROW = { ahead: 1.1, behind: 0.7, aside: 0.8 };

/** An order post, a window, a door or an arrow. */
export function PlanMark({ mark, view }: { mark: Mark; view: View }) {
  const { x, y } = mark;
  if (mark.kind === 'orderPost') {
    const place = onDrawing(view, mark);
    return <circle className={styles.orderPost} cx={short(place.x)} cy={short(place.y)} r={POST_RADIUS} />;
  }
  if (mark.kind === 'arrow') {
    const { dx, dy } = mark;
    const { ahead, behind, aside } = ARROW;
    const corners = [
      { x: x + dx * ahead, y: y + dy * ahead },
      { x: x - dx * behind - dy * aside, y: y - dy * behind + dx * aside },
      { x: x - dx * behind + dy * aside, y: y - dy * behind - dx * aside },
    ];
    return <path className={styles.arrow} d={pathOnDrawing(view, corners)} />;
  }
  const [dx, dy] = mark.wall === 'x' ? [HALF_OPENING, 0] : [0, HALF_OPENING];
  const ends = [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
  return <path className={styles[mark.kind]} d={pathOnDrawing(view, ends, false)} />;
}
