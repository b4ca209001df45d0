import { Button } from '@goldbraun/shared/sections/button/Button';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { checkIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { useEffect, useRef } from 'react';
import type { text } from '../../../text/offer-form.ts';
import styles from './SentMessage.module.css';

interface SentMessageProps {
  reference: string;
  words: (typeof text.de)['sent'];
  onAnother: () => void;
}

/** Stands in the form's place after a message was accepted, and takes the focus that the form had. */
export function SentMessage({ reference, words, onAnother }: SentMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <div ref={box} tabIndex={-1} role="status" className={styles.status}>
        <p className={styles.text}>
          <Icon path={checkIcon} className={styles.sign} />
          <span>{words.text}</span>
        </p>
        <p>
          {words.reference}: <strong className={styles.reference}>{reference}</strong>
        </p>
      </div>
      <p>{words.keep}</p>
      <p>
        <Button variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </p>
    </div>
  );
}
