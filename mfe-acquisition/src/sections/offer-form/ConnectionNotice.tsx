import type { text } from '../../../text/offer-form.ts';
import styles from './ConnectionNotice.module.css';
import type { FailureReason } from './submit-offer.ts';
import { useConnection } from './use-connection.ts';

interface ConnectionNoticeProps {
  /** Why the last try to send failed, if it did. */
  failed: FailureReason | undefined;
  words: (typeof text.de)['connection'];
}

/** Says that the connection is lost before the visitor tries to send, and that it is back after a try in vain. */
export function ConnectionNotice({ failed, words }: ConnectionNoticeProps) {
  const connection = useConnection();
  const sentence =
    connection === 'offline' && failed !== 'offline'
      ? words.lost
      : connection === 'back' && failed === 'offline'
        ? words.back
        : '';
  return (
    <p className={styles.notice} aria-live="polite">
      {sentence}
    </p>
  );
}
