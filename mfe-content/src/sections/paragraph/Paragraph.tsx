import { Html } from '@goldbraun/shared/sections/html/Html';
import { Section, type SectionTone } from '@goldbraun/shared/sections/section/Section';
import type { ReactNode } from 'react';
import styles from './Paragraph.module.css';

interface ParagraphProps {
  title: string;
  /** HTML, one or more `<p>`. */
  text: string;
  tone?: SectionTone;
  /** Stands below both. */
  children?: ReactNode;
}

/** Running text with its heading; beside one another from 1024 px up. */
export function Paragraph({ title, text, tone, children }: ParagraphProps) {
  return (
    <Section tone={tone}>
      <div className={styles.paragraph}>
        <Html as="h2" html={title} />
        <Html className={styles.text} html={text} />
      </div>
      {children ? <div className={styles.below}>{children}</div> : null}
    </Section>
  );
}
