import { type ReactNode, useId } from 'react';
import { Html } from '../html/Html.tsx';
import styles from './Section.module.css';

export type SectionTone = 'white' | 'cream' | 'sand' | 'green' | 'gold';

interface SectionProps {
  tone?: SectionTone;
  /** The section's h2; may contain HTML. */
  title?: string;
  /** An anchor's target. */
  id?: string;
  /** For running text: 768 px instead of 1168 px. */
  narrow?: boolean;
  children?: ReactNode;
}

/** A band of the page: its ground, its vertical rhythm and the width of its content. */
export function Section({ tone = 'white', title, id, narrow = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[tone]}`}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className={narrow ? `${styles.content} ${styles.narrow}` : styles.content}>
        {title === undefined ? null : <Html as="h2" id={titleId} className={styles.title} html={title} />}
        {children}
      </div>
    </section>
  );
}
