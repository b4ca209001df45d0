import type { FittingPlan } from '../../../site-plan/lay-out.ts';
import { marksOf } from '../../../site-plan/marks.ts';
import { moved, type Part } from '../../../site-plan/part.ts';
import { sightFields } from '../../../site-plan/sight.ts';
import { singleStalls } from '../../../site-plan/stalls.ts';
import { coursePath } from './course-path.ts';
import styles from './PlanDrawing.module.css';
import { PlanMark } from './PlanMark.tsx';
import { pathOnDrawing, rectOnDrawing, type View } from './view.ts';

/** The line between two lanes, in metres. */
const LINE = 0.3;

/** The outlines of stalls, in one path. */
function stallsPath(view: View, parts: readonly Part[], accessible: boolean): string {
  return parts
    .flatMap((part) =>
      part.kind === 'stalls'
        ? singleStalls(part).filter((_, index) => index < part.accessible === accessible)
        : [],
    )
    .map((stall) => rectOnDrawing(view, stall))
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`)
    .join('');
}

/** Everything that lies on a plot on which it fits. */
export function Layout({ plan, view }: { plan: FittingPlan; view: View }) {
  const { parts, courses, arrangement, offset } = plan;
  const plain = parts.filter(({ kind }) => kind !== 'stalls' && kind !== 'lane');
  return (
    <>
      {plain.map((part) => (
        <rect
          key={`${part.kind} ${part.x} ${part.y}`}
          className={styles[part.kind]}
          {...rectOnDrawing(view, part)}
        />
      ))}
      {courses.map((course) => {
        const d = coursePath(view, course);
        return <path key={d} className={styles.lane} strokeWidth={course.width - LINE} d={d} />;
      })}
      <path className={styles.stalls} d={stallsPath(view, parts, false)} />
      <path className={styles.accessible} d={stallsPath(view, parts, true)} />
      {sightFields(plan).map((field) => {
        const d = pathOnDrawing(view, field);
        return <path key={d} className={styles.sight} d={d} />;
      })}
      {marksOf(arrangement.grid).map((mark) => (
        <PlanMark key={`${mark.kind} ${mark.x} ${mark.y}`} mark={moved(mark, offset)} view={view} />
      ))}
    </>
  );
}
