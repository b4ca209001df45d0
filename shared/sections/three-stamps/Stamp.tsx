import styles from './Stamp.module.css';

export interface StampProps {
  /** The figure, for instance '1,6'. */
  figure: string;
  /** What follows the figure in smaller letters, for instance 'Mio.'. */
  unit?: string;
  /** The line below, for instance 'Gäste am Tag'. */
  caption: string;
  tone: 'gold' | 'green' | 'red';
}

/** The perforated edge: half circles that are cut out of the left and right side of 381 × 165. */
const edge = (() => {
  const teeth = 7;
  const step = 165 / teeth;
  const radius = 6;
  const notch = (x: number, from: number, to: number, sweep: number) =>
    `L${x} ${from.toFixed(2)}A${radius} ${radius} 0 0 ${sweep} ${x} ${to.toFixed(2)}`;
  const middles = Array.from({ length: teeth }, (_, tooth) => (tooth + 0.5) * step);
  const right = middles.map((y) => notch(381, y - radius, y + radius, 0)).join('');
  const left = middles
    .toReversed()
    .map((y) => notch(0, y + radius, y - radius, 0))
    .join('');
  return `M0 0L381 0${right}L381 165L0 165${left}Z`;
})();

/** A ticket with one large figure, drawn so that its letters are the page's own. */
export function Stamp({ figure, unit, caption, tone }: StampProps) {
  return (
    <svg
      className={`${styles.stamp} ${styles[tone]}`}
      viewBox="0 0 381 165"
      role="img"
      aria-label={`${figure}${unit ? ` ${unit}` : ''} ${caption}`}
    >
      <path className={styles.ground} d={edge} />
      <path className={styles.frame} d="M20 12H361V153H20Z" />
      <text className={styles.figure} x="190.5" y="92" textAnchor="middle">
        {figure}
        {unit ? (
          <tspan className={styles.unit} dx="8">
            {unit}
          </tspan>
        ) : null}
      </text>
      <text className={styles.caption} x="190.5" y="130" textAnchor="middle">
        {caption}
      </text>
    </svg>
  );
}
