import { useText } from '@goldbraun/shared/contract/index.ts';
import type { FoundRestaurant } from '../../../restaurants/answer.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import { itemAnchor } from './anchors.ts';
import type { Pin } from './map-view.ts';
import styles from './RestaurantMap.module.css';

interface MapPinProps {
  pin: Pin;
  hits: readonly FoundRestaurant[];
  /** The number of the first hit. */
  first: number;
  radius: number;
  active: string | null;
  onActive: (id: string | null) => void;
}

const fixed = (value: number) => value.toFixed(1);

/** A mark on the map that leads to its restaurant in the list; one that stands for several leads to the first of them. */
export function MapPin({ pin, hits, first, radius, active, onActive }: MapPinProps) {
  const text = useText(table);
  const restaurants = pin.hits.flatMap((index) => hits[index] ?? []);
  const [leading] = restaurants;
  if (!leading) return null;
  const numbers = pin.hits.map((index) => String(first + index));
  const list = new Intl.ListFormat('de').format(numbers);
  const isActive = restaurants.some(({ id }) => id === active);
  const several = numbers.length > 1;
  return (
    <a
      href={`#${itemAnchor(leading.id)}`}
      className={isActive ? `${styles.pin} ${styles.active}` : styles.pin}
      aria-label={`${text.hit} ${list}: ${leading.town}, ${leading.street}`}
      onPointerEnter={() => onActive(leading.id)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(leading.id)}
      onBlur={() => onActive(null)}
    >
      <circle cx={fixed(pin.x)} cy={fixed(pin.y)} r={fixed(radius)} />
      <text
        x={fixed(pin.x)}
        y={fixed(pin.y)}
        dy="0.35em"
        fontSize={fixed(radius * (several ? 0.8 : 1.1))}
        textAnchor="middle"
      >
        {several ? `${numbers[0]}\u00a0+${numbers.length - 1}` : numbers[0]}
      </text>
    </a>
  );
}
