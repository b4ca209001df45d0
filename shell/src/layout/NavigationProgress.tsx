import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** A narrow bar at the upper edge while the next page is on its way; quick navigations never show it. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
