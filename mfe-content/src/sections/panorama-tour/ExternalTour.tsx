import { useConsent, useText } from '@goldbraun/shared/contract';
import { Button } from '@goldbraun/shared/sections/button/Button';
import { Picture } from '@goldbraun/shared/sections/picture/Picture';
import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden';
import { useSyncExternalStore } from 'react';
import { text } from '../../../text/panorama-frame.ts';
import styles from './ExternalTour.module.css';
import { TourFrame } from './TourFrame.tsx';

const never = () => () => {};

/**
 * A tour of another provider. Nothing of it loads before the visitor has agreed, once or for good; until then a
 * picture of our own stands in its place, who is behind the tour, and a plain link to it.
 */
export function ExternalTour({ title, address }: { title: string; address: string }) {
  const t = useText(text);
  const consent = useConsent('panorama');
  // The buttons need a script: they come with it, in a place that is kept for them.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (consent.state === 'given') {
    return (
      <TourFrame title={title} address={address} sandboxed>
        <button type="button" className={styles.withdraw} onClick={consent.openSettings}>
          {t.external.withdraw}
        </button>
      </TourFrame>
    );
  }
  return (
    <div className={styles.gate}>
      <div className={styles.poster}>
        <Picture {...t.poster} role="hero" sizes="(width < 1232px) 100vw, 1168px" />
      </div>
      <div className={styles.card}>
        <p className={styles.provider}>
          {t.external.title} <strong>{new URL(address).host}</strong>
        </p>
        <p>{t.external.text}</p>
        <div className={alive ? styles.actions : `${styles.actions} ${styles.unready}`}>
          <Button onClick={consent.giveOnce}>{t.external.once}</Button>
          <Button variant="secondary" onClick={consent.giveAlways} disabled={consent.state !== 'withheld'}>
            {t.external.always}
          </Button>
        </div>
        <p role="status" className={styles.note}>
          {consent.state === 'unavailable' && t.external.unavailable}
        </p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t.open} <VisuallyHidden>{t.newTab}</VisuallyHidden>
        </a>
      </div>
    </div>
  );
}
