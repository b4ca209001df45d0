import { useLayoutEffect, useRef } from 'react';
import type { text } from '../../../text/offer-form.ts';
import styles from './FailureNotice.module.css';
import { OtherWays } from './OtherWays.tsx';
import type { FailureReason } from './submit-offer.ts';

interface FailureNoticeProps {
  failure: { reason: FailureReason } | null;
  level: 3 | 4;
  words: typeof text.de;
}

/** Says why a message did not get through and what to do now, and takes the focus. */
export function FailureNotice({ failure, level, words }: FailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;

  // With the change itself: no moment in which the message is there and the focus is not.
  useLayoutEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);

  if (!failure) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.notice}>
      <Heading className={styles.title}>{words.failure.title}</Heading>
      <p>{words.failure.reasons[failure.reason]}</p>
      <p>{words.failure.kept}</p>
      <OtherWays />
    </div>
  );
}
