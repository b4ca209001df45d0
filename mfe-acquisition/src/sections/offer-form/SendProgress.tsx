import type { text } from '../../../text/offer-form.ts';
import styles from './SendProgress.module.css';

interface SendProgressProps {
  /** From 0 to 1; null while nothing is being sent. */
  progress: number | null;
  words: (typeof text.de)['progress'];
}

/** How far the message with its file has left. */
export function SendProgress({ progress, words }: SendProgressProps) {
  const percent = Math.round((progress ?? 0) * 100);
  const sentence = progress === null ? '' : progress < 1 ? words.part(percent) : words.stored;
  // Every single percent read aloud would talk over everything else.
  const spoken =
    progress === null ? '' : progress < 1 ? words.part(Math.floor(percent / 25) * 25) : words.stored;
  return (
    <div className={styles.progress}>
      {progress === null ? null : (
        <>
          <progress className={styles.bar} aria-label={words.label} value={percent} max={100} />
          <p aria-hidden="true">{sentence}</p>
        </>
      )}
      <p className={styles.spoken} aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}
