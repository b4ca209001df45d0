import { Button } from '@goldbraun/shared/sections/button/Button';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { checkIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { useLayoutEffect, useRef } from 'react';
import type { text } from '../../../text/offer-form.ts';
import { AfterSending } from '../after-sending/AfterSending.tsx';
import styles from './SentMessage.module.css';
import type { SentOffer } from './use-delivery.ts';

interface SentMessageProps {
  sent: SentOffer;
  /** The level of headings inside the form. */
  level: 3 | 4;
  words: (typeof text.de)['sent'];
  onAnother: () => void;
}

/** Stands in the form's place after a message was accepted, and takes the focus that the form had. */
export function SentMessage({ sent, level, words, onAnother }: SentMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  // With the change itself: no moment in which the message is there and the focus is not.
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <div ref={box} tabIndex={-1} role="status" className={styles.status}>
        <p className={styles.text}>
          <Icon path={checkIcon} className={styles.sign} />
          <span>{words.text}</span>
        </p>
        <p>
          {words.reference}: <strong className={styles.reference}>{sent.reference}</strong>
        </p>
      </div>
      <p>{words.keep}</p>
      <AfterSending sent={sent} level={level} />
      <p>
        <Button variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </p>
    </div>
  );
}
