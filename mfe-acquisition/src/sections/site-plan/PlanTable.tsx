import { useText } from '@goldbraun/shared/contract';
import type { FittingPlan } from '../../../site-plan/lay-out.ts';
import { text as table } from '../../../text/site-plan.ts';
import { inMetres, sizeInMetres } from './measures.ts';
import styles from './PlanTable.module.css';
import { distances, tableRows } from './table-rows.ts';

/** The plan in words: areas, counts and distances. Its numbers are those of the drawing. */
export function PlanTable({ plan }: { plan: FittingPlan }) {
  const { table: words } = useText(table);
  const metres = distances(plan);
  return (
    <div className={styles.tables}>
      <table className={styles.table}>
        <caption className={styles.caption}>{words.caption(sizeInMetres(plan.plot))}</caption>
        <thead>
          <tr>
            {words.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableRows(plan, words).map(({ number, what, how, area }) => (
            <tr key={what}>
              <td>{number ? <span className={styles.number}>{number}</span> : null}</td>
              <th scope="row">
                {what} {how ? <span className={styles.how}>{how}</span> : null}
              </th>
              <td>{area}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.distances}>
        {(['street', 'back', 'nearest'] as const).map((name) => (
          <div key={name}>
            <dt>{words.distances[name]}</dt>
            <dd>{inMetres(metres[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
