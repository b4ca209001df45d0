import { useText } from '@goldbraun/shared/contract';
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

const fixed = (value: number) => value.toFixed(2);
/** How far the mark behind stands out where one stands for several; a share of the radius. */
const STACKED = 0.28;

/** A mark on the map that leads to its restaurant in the list; one that stands for several leads to the first of them. */
export function MapPin({ pin, hits, first, radius, active, onActive }: MapPinProps) {
  const text = useText(table);
  const restaurants = pin.hits.flatMap((index) => hits[index] ?? []);
  const [leading] = restaurants;
  if (!leading) return null;
  const numbers = pin.hits.map((index) => String(first + index));
  const list = new Intl.ListFormat('de').format(numbers);
  const isActive = restaurants.some(({ id }) => id === active);
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
      {numbers.length > 1 ? (
        <circle cx={fixed(pin.x + STACKED * radius)} cy={fixed(pin.y - STACKED * radius)} r={fixed(radius)} />
      ) : null}
      <circle cx={fixed(pin.x)} cy={fixed(pin.y)} r={fixed(radius)} />
      <text
        x={fixed(pin.x)}
        y={fixed(pin.y)}
        dy="0.35em"
        fontSize={fixed(radius * (numbers[0]?.length === 3 ? 0.85 : 1.05))}
        textAnchor="middle"
      >
        {numbers[0]}
      </text>
    </a>
  );
}
