import { useText } from '@goldbraun/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { text } from '../../../text/offer-form.ts';
import { OfferEditor } from './OfferEditor.tsx';
import styles from './OfferForm.module.css';
import { OtherWays } from './OtherWays.tsx';
import { fieldId } from './offer-values.ts';
import { SentMessage } from './SentMessage.tsx';
import type { SentOffer } from './use-delivery.ts';

/** The contact and offer form with its heading, which stands one level below the page's section. */
export function OfferForm({ level = 3 }: { level?: 2 | 3 }) {
  const words = useText(text);
  const [sent, setSent] = useState<SentOffer | null>(null);
  // Each further message starts with an empty form, a new equation and a new idempotency key.
  const [round, setRound] = useState(1);
  const focused = useRef(round);
  const Heading = `h${level}` as const;

  useEffect(() => {
    if (focused.current === round) return;
    focused.current = round;
    document.getElementById(fieldId('subject'))?.focus();
  }, [round]);

  return (
    <div className={styles.box}>
      <Heading>{words.title}</Heading>
      <noscript>
        <p>{words.noScript}</p>
        <OtherWays />
      </noscript>
      {sent ? (
        <SentMessage
          sent={sent}
          level={level === 2 ? 3 : 4}
          words={words.sent}
          onAnother={() => {
            setSent(null);
            setRound(round + 1);
          }}
        />
      ) : (
        <OfferEditor key={round} level={level === 2 ? 3 : 4} words={words} onAccepted={setSent} />
      )}
    </div>
  );
}
