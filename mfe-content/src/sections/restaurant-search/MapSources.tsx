import { useText } from '@goldbraun/shared/contract';
import { text as table } from '../../../text/restaurant-search.ts';
import styles from './RestaurantMap.module.css';

/** Where the map and the names of the towns come from, as their licences want it. */
export function MapSources() {
  const { map } = useText(table);
  return (
    <p className={styles.sources}>
      {map.sources} (<a href={map.sourcesLicence.href}>{map.sourcesLicence.text}</a>).{' '}
      <a href={map.towns.href}>{map.towns.text}</a> (
      <a href={map.townsLicence.href}>{map.townsLicence.text}</a>).
    </p>
  );
}
