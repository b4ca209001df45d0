import { project } from '../../../restaurants/projection.ts';
import { landmarks } from './landmarks.ts';
import { type MapView, type Pin, pinRadius } from './map-view.ts';
import styles from './RestaurantMap.module.css';

interface Label {
  name: string;
  x: number;
  y: number;
}

/** The labels that have room beside the pins and one another; `size` is that of the letters. */
function labelsOf(view: MapView, pins: readonly Pin[], size: number): Label[] {
  const isNear = (one: { x: number; y: number }, other: Label, room: number) =>
    Math.abs(one.x - other.x) < room + 2 * size && Math.abs(one.y - other.y) < room + size;
  const labels: Label[] = [];
  for (const { name, ...position } of landmarks) {
    const { x, y } = project(position);
    const label = { name, x, y: y - 0.8 * size };
    const isInside =
      x > view.x + 2 * size &&
      x < view.x + view.width - 2 * size &&
      label.y > view.y + size &&
      y < view.y + view.height;
    const isFree =
      !pins.some((pin) => isNear(pin, label, pinRadius(view))) &&
      !labels.some((other) => isNear(other, label, 2 * size));
    if (isInside && isFree) labels.push(label);
  }
  return labels;
}

/** Names of towns by which visitors find their way on the map. */
export function Landmarks({ view, pins }: { view: MapView; pins: readonly Pin[] }) {
  const size = view.width * 0.03;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: SVG text takes no focus
    <g className={styles.landmarks} aria-hidden="true">
      {labelsOf(view, pins, size).map(({ name, x, y }) => (
        <text
          key={name}
          x={x.toFixed(2)}
          y={(y + 0.3 * size).toFixed(2)}
          fontSize={size.toFixed(2)}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
    </g>
  );
}
