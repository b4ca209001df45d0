import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { checkIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Section } from '@goldbraun/shared/sections/section/Section';
import type { text } from '../../../text/acquisition.ts';
import styles from './Benefits.module.css';

/** Four checked items: what an owner gets. */
export function Benefits({ words }: { words: (typeof text.de)['benefits'] }) {
  return (
    <Section tone="green" title={words.title}>
      <ul className={styles.benefits}>
        {words.items.map((item) => (
          <li key={item.title} className={styles.benefit}>
            <Icon path={checkIcon} className={styles.check} />
            <div>
              <h3 className={styles.title}>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
