import { useText } from '@goldbraun/shared/contract';
import type { MouseEvent } from 'react';
import { firstNumber, type SearchAnswer } from '../../../restaurants/answer.ts';
import { MAP_ID } from '../../../restaurants/projection.ts';
import type { Position } from '../../../restaurants/restaurant.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import { Landmarks } from './Landmarks.tsx';
import { MapPin } from './MapPin.tsx';
import { MapSources } from './MapSources.tsx';
import { pinRadius, pinsOf, searchedArea, viewOf } from './map-view.ts';
import { PressedPlace } from './PressedPlace.tsx';
import { pressedPlace } from './pressed-place.ts';
import styles from './RestaurantMap.module.css';

interface RestaurantMapProps {
  /** Null as long as nothing was found. */
  answer: SearchAnswer | null;
  active: string | null;
  onActive: (id: string | null) => void;
  /** The place on the map that was pressed last. */
  pressed: Position | null;
  onPress: (place: Position) => void;
}

/**
 * The map of Germany, drawn at build time, and upon it the hits of the list as pins that lead to them. It shows the
 * part of the country in which they are. A press beside the pins names a place: a shortcut for who points, since all that it
 * does is to be had by the form for a contact person below, too.
 */
export function RestaurantMap({ answer, active, onActive, pressed, onPress }: RestaurantMapProps) {
  const { map } = useText(table);
  const hits = answer?.results ?? [];
  const origin = answer?.origin ?? null;
  const view = viewOf(hits, origin);
  const pins = pinsOf(hits, view);
  const first = answer ? firstNumber(answer) : 1;
  const area = origin && answer?.radius && hits.length > 0 ? searchedArea(origin, answer.radius) : null;
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const place = pressedPlace(event);
    if (place) onPress(place);
  };
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: what is suggested, a fieldset, is no part of SVG */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the form for a contact person does the same by keyboard */}
      <svg
        className={styles.map}
        viewBox={[view.x, view.y, view.width, view.height].map((value) => value.toFixed(1)).join(' ')}
        role="group"
        aria-label={map.name}
        onClick={press}
      >
        <use
          className={hits.length > 0 ? styles.near : styles.whole}
          href={`/asset/images/standorte/deutschland.svg#${MAP_ID}`}
        />
        {area ? <circle className={styles.area} cx={area.x} cy={area.y} r={area.r} /> : null}
        <Landmarks view={view} pins={pins} />
        {pins.map((pin) => (
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
        {pressed ? <PressedPlace place={pressed} radius={0.7 * pinRadius(view)} /> : null}
      </svg>
      <figcaption className={styles.caption}>
        <p>{hits.length > 0 ? map.detail : map.overview}</p>
        <p className={styles.pressable}>{map.pressable}</p>
        <MapSources />
      </figcaption>
    </figure>
  );
}
