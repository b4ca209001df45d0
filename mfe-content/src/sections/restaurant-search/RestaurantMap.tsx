import { useText } from '@goldbraun/shared/contract/index.ts';
import { firstNumber, type SearchAnswer } from '../../../restaurants/answer.ts';
import { mapSize, project } from '../../../restaurants/projection.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import { landmarks } from './landmarks.ts';
import { MapPin } from './MapPin.tsx';
import { MapSources } from './MapSources.tsx';
import { type MapView, pinRadius, pinsOf, searchedArea, viewOf } from './map-view.ts';
import styles from './RestaurantMap.module.css';

interface RestaurantMapProps {
  /** Null as long as nothing was found. */
  answer: SearchAnswer | null;
  active: string | null;
  onActive: (id: string | null) => void;
}

/**
 * The map of Germany, drawn at build time, and upon it the hits of the list as pins that lead to them. It shows the
 * part of the country in which they are.
 */
export function RestaurantMap({ answer, active, onActive }: RestaurantMapProps) {
  const { map } = useText(table);
  const hits = answer?.results ?? [];
  const origin = answer?.origin ?? null;
  const view = viewOf(hits, origin);
  const first = answer ? firstNumber(answer) : 1;
  const area = origin && answer?.radius && hits.length > 0 ? searchedArea(origin, answer.radius) : null;
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: what is suggested, a fieldset, is no part of SVG */}
      <svg
        className={styles.map}
        viewBox={[view.x, view.y, view.width, view.height].map((value) => value.toFixed(1)).join(' ')}
        role="group"
        aria-label={map.name}
      >
        <image href="/asset/images/standorte/deutschland.svg" width={mapSize.width} height={mapSize.height} />
        {area ? <circle className={styles.area} cx={area.x} cy={area.y} r={area.r} /> : null}
        <Landmarks view={view} />
        {pinsOf(hits, view).map((pin) => (
          <MapPin
            key={pin.hits[0]}
            pin={pin}
            hits={hits}
            first={first}
            radius={pinRadius(view)}
            active={active}
            onActive={onActive}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <p>{hits.length > 0 ? map.detail : map.overview}</p>
        <MapSources />
      </figcaption>
    </figure>
  );
}

/** Names of towns, as many as have room. */
function Landmarks({ view }: { view: MapView }) {
  const size = view.width * 0.03;
  const shown: { x: number; y: number }[] = [];
  const names = landmarks.flatMap(({ name, ...position }) => {
    const { x, y } = project(position);
    const inside = x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;
    if (
      !inside ||
      shown.some((other) => Math.abs(other.x - x) < 5 * size && Math.abs(other.y - y) < 3 * size)
    )
      return [];
    shown.push({ x, y });
    return [
      <text
        key={name}
        x={x.toFixed(1)}
        y={(y - 0.5 * size).toFixed(1)}
        fontSize={size.toFixed(1)}
        textAnchor="middle"
      >
        {name}
      </text>,
    ];
  });
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: SVG text takes no focus
    <g className={styles.landmarks} aria-hidden="true">
      {names}
    </g>
  );
}
