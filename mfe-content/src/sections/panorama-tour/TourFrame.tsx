import { useText } from '@goldbraun/shared/contract';
import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden';
import { type ReactNode, useRef } from 'react';
import { text } from '../../../text/panorama-frame.ts';
import styles from './TourFrame.module.css';
import { useNear } from './use-near.ts';

interface TourFrameProps {
  title: string;
  address: string;
  /** For a tour of others: its scripts run, but can neither leave the frame nor learn where it stands. */
  sandboxed?: boolean;
  /** Stands after the plain link. */
  children?: ReactNode;
}

/** A tour in its frame, with a sentence behind it until it shows, and a plain link for when it does not. */
export function TourFrame({ title, address, sandboxed = false, children }: TourFrameProps) {
  const t = useText(text);
  const stage = useRef<HTMLDivElement>(null);
  const near = useNear(stage);
  const frame = (
    <iframe
      className={styles.frame}
      src={address}
      title={title}
      allow="fullscreen"
      {...(sandboxed
        ? { sandbox: 'allow-scripts allow-same-origin allow-popups', referrerPolicy: 'no-referrer' }
        : {})}
    />
  );
  return (
    <figure className={styles.tour}>
      <div className={styles.stage} ref={stage}>
        <p className={styles.waiting}>{t.waiting}</p>
        {near ? frame : <noscript>{frame}</noscript>}
      </div>
      <figcaption className={styles.caption}>
        {t.help}{' '}
        <a href={address} target="_blank" rel="noopener">
          {t.open} <VisuallyHidden>{t.newTab}</VisuallyHidden>
        </a>
        {children}
      </figcaption>
    </figure>
  );
}
