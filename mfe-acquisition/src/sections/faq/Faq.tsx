import { Section } from '@goldbraun/shared/sections/section/Section';
import type { text } from '../../../text/acquisition.ts';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import styles from './Faq.module.css';

/** Questions that open one by one, also without script. */
export function Faq({ words }: { words: (typeof text.de)['faq'] }) {
  return (
    <Section title={words.title} narrow>
      <div className={styles.list}>
        {words.items.map(({ question, answer }) => (
          <Disclosure key={question} kind="question" summary={question} className={styles.entry}>
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
