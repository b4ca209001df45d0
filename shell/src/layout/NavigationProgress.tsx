import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';
import { useRouter } from './use-router.ts';

/** Who has the next page sooner has waited for nothing, and the browser has drawn nothing for it. */
const SHOWN_AFTER_MS = 250;

/** A narrow bar at the upper edge while the next page is on its way. */
export function NavigationProgress() {
  const router = useRouter();
  const { key } = useLocation();
  /** The entry of the history that is left, once that takes long. */
  const [left, setLeft] = useState<string>();

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = ({ navigation, location } = router.state) => {
      const isStaying = navigation.state === 'idle' && location.key === key;
      if (!isStaying) {
        waiting ??= setTimeout(() => setLeft(key), SHOWN_AFTER_MS);
        return;
      }
      clearTimeout(waiting);
      waiting = undefined;
      setLeft(undefined);
    };
    look();
    const unsubscribe = router.subscribe((state) => look(state));
    return () => {
      unsubscribe();
      clearTimeout(waiting);
    };
  }, [router, key]);

  // Not with the first frame of the page that has come.
  return left === key && <div className={styles.bar} aria-hidden="true" />;
}
