import type { Plot } from '../../../site-plan/plot.ts';
import { inMetres } from './measures.ts';
import { Pinned } from './Pinned.tsx';
import styles from './PlanLabels.module.css';
import { onDrawing, percent, type View } from './view.ts';

/** How far from the plot a dimension line lies, as a part of the margin. */
const DISTANCE = 0.6;

/** The lines that say how wide and how deep the plot is: behind it and on its left. */
export function Dimensions({ plot: { width, depth }, view }: { plot: Plot; view: View }) {
  const gap = view.margin * DISTANCE;
  return (
    <>
      <Dimension
        view={view}
        from={{ x: 0, y: depth + gap }}
        to={{ x: width, y: depth + gap }}
        length={width}
      />
      <Dimension view={view} from={{ x: -gap, y: 0 }} to={{ x: -gap, y: depth }} length={depth} />
    </>
  );
}

interface DimensionProps {
  view: View;
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** Metres. */
  length: number;
}

function Dimension({ view, from, to, length }: DimensionProps) {
  const [start, end] = [onDrawing(view, from), onDrawing(view, to)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const along = start.y === end.y ? 'x' : 'y';
  return (
    <>
      <line
        className={styles.line}
        x1={percent(start.x, view.width)}
        y1={percent(start.y, view.height)}
        x2={percent(end.x, view.width)}
        y2={percent(end.y, view.height)}
      />
      {[start, end].map((tip) => (
        <Pinned key={tip[along]} view={view} place={tip}>
          <path className={styles.line} d="M-4 4L4-4" />
        </Pinned>
      ))}
      <Pinned view={view} place={middle}>
        <text dy="0.35em">{inMetres(length)}</text>
      </Pinned>
    </>
  );
}
