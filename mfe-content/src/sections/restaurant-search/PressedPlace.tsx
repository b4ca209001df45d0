import { project } from '../../../restaurants/projection.ts';
import type { Position } from '../../../restaurants/restaurant.ts';
import styles from './RestaurantMap.module.css';

interface PressedPlaceProps {
  place: Position;
  /** In units of the map. */
  radius: number;
}

/** Marks where the map was pressed: a cross in a ring, which no pin looks like. What was pressed is said below the map. */
export function PressedPlace({ place, radius }: PressedPlaceProps) {
  const { x, y } = project(place);
  const arm = radius * 0.55;
  return (
    <g className={styles.pressed}>
      <circle className={styles.ring} cx={x.toFixed(2)} cy={y.toFixed(2)} r={radius.toFixed(2)} />
      <path className={styles.cross} d={`M${(x - arm).toFixed(2)} ${y.toFixed(2)}h${(2 * arm).toFixed(2)}`} />
      <path className={styles.cross} d={`M${x.toFixed(2)} ${(y - arm).toFixed(2)}v${(2 * arm).toFixed(2)}`} />
    </g>
  );
}
