import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { chevronDownIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: string;
  /** One of several questions has more room and a larger letter than what only unfolds. */
  kind?: 'plain' | 'question';
  className?: string;
  children: ReactNode;
}

/** What opens by a press on its summary, also without script. */
export function Disclosure({ summary, kind = 'plain', className = '', children }: DisclosureProps) {
  return (
    <details className={`${styles.disclosure} ${className}`}>
      <summary className={styles[kind]}>
        {summary}
        <Icon path={chevronDownIcon} className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}
