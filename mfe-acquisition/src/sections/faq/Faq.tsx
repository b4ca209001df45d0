import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { chevronDownIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Section } from '@goldbraun/shared/sections/section/Section';
import type { text } from '../../../text/acquisition.ts';
import styles from './Faq.module.css';

/** Questions that open one by one, also without script. */
export function Faq({ words }: { words: (typeof text.de)['faq'] }) {
  return (
    <Section title={words.title} narrow>
      <div className={styles.list}>
        {words.items.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <summary className={styles.question}>
              {question}
              <Icon path={chevronDownIcon} className={styles.sign} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
