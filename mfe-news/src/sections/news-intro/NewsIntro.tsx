import type { ReactNode } from 'react';
import { BackLink } from '../back-link/BackLink.tsx';
import styles from './NewsIntro.module.css';

interface NewsIntroProps {
  back: { text: string; to: string };
  /** What stands left, or above on a narrow screen: the heading. */
  children: ReactNode;
  /** What stands right, or below. */
  aside: ReactNode;
}

/** The head of a news page: the way back, a heading and what goes with it, on cream. */
export function NewsIntro({ back, children, aside }: NewsIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.content}>
        <BackLink to={back.to}>{back.text}</BackLink>
        <div className={styles.columns}>
          <div className={styles.heading}>{children}</div>
          <div className={styles.aside}>{aside}</div>
        </div>
      </div>
    </div>
  );
}
