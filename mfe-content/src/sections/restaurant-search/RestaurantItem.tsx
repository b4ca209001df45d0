import { useText } from '@goldbraun/shared/contract';
import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden';
import type { FoundRestaurant } from '../../../restaurants/answer.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import { itemAnchor } from './anchors.ts';
import { hoursLines } from './opening-hours.ts';
import styles from './RestaurantItem.module.css';

interface RestaurantItemProps {
  restaurant: FoundRestaurant;
  /** The number that it has on the map. */
  place: number;
  isActive: boolean;
  onActive: (id: string | null) => void;
}

/** One restaurant of the list: address, distance, opening hours and services. */
export function RestaurantItem({ restaurant, place, isActive, onActive }: RestaurantItemProps) {
  const text = useText(table);
  const { id, town, state, street, postcodeRegion, distance, services, openingHours } = restaurant;
  return (
    <li
      id={itemAnchor(id)}
      className={isActive ? `${styles.item} ${styles.active}` : styles.item}
      tabIndex={-1}
      onPointerEnter={() => onActive(id)}
      onPointerLeave={() => onActive(null)}
    >
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <div className={styles.address}>
        <h4 className={styles.street}>{`${town}, ${street}`}</h4>
        <p className={styles.region}>
          {state === town ? '' : `${state}, `}
          {text.postcodeRegion} {postcodeRegion}
        </p>
      </div>
      {distance === null ? null : (
        <p className={styles.distance}>
          {distance.toLocaleString('de-DE', { minimumFractionDigits: 1 })}
          {'\u00a0km'}
          <VisuallyHidden> {text.distance}</VisuallyHidden>
        </p>
      )}
      <div className={styles.more}>
        <VisuallyHidden>{text.openingHours}: </VisuallyHidden>
        <ul className={styles.hours}>
          {hoursLines(openingHours, text).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {services.length > 0 ? (
          <ul className={styles.services} aria-label={text.form.services}>
            {services.map((service) => (
              <li key={service}>{text.services[service]}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
