import { useText } from '@goldbraun/shared/contract';
import { text as table } from '../../../text/site-plan.ts';
import drawing from './PlanDrawing.module.css';
import styles from './PlanLegend.module.css';

/** The marks as the drawing has them, on a field of 24 × 16; paper keeps the colours of drawings alone. */
const signs = {
  door: 'M1 8H23',
  window: 'M1 8H23',
  orderPost: 'M12 3a5 5 0 0 1 0 10a5 5 0 0 1 0-10z',
  accessible: 'M5 1H19V15H5z',
  sight: 'M1 8H23',
} as const;

/** What the marks of a drawing mean that have no number. */
export function PlanLegend() {
  const { legend } = useText(table).drawing;
  return (
    <figcaption className={styles.legend}>
      {(Object.keys(signs) as (keyof typeof signs)[]).map((kind) => (
        <span key={kind} className={styles.entry}>
          <svg viewBox="0 0 24 16" aria-hidden="true" className={styles.sign}>
            <path d={signs[kind]} className={drawing[kind]} />
          </svg>
          {legend[kind]}
        </span>
      ))}
    </figcaption>
  );
}
