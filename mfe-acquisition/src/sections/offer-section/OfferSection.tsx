import { Icon } from '@goldbraun/shared/sections/icon/Icon.tsx';
import { Section } from '@goldbraun/shared/sections/section/Section.tsx';
import type { text } from '../../../text/index.ts';
import { OfferForm } from '../offer-form/OfferForm.tsx';
import styles from './OfferSection.module.css';

/**
 * The form's teaser and the form, to which #openForm leads. The form is always there instead of appearing with the
 * anchor: then the anchor works by click, by keyboard and on a direct load without a line of script, and nothing moves.
 */
export function OfferSection({ words }: { words: (typeof text.de.acquisition)['formTeaser'] }) {
  return (
    <Section tone="cream" id="openForm">
      <div className={styles.columns}>
        <div className={styles.teaser}>
          <h2>{words.title}</h2>
          <p className={styles.text}>{words.text}</p>
          <ul className={styles.points}>
            {words.points.map((point) => (
              <li key={point}>
                <Icon name="check" className={styles.check} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <OfferForm level={3} />
      </div>
    </Section>
  );
}
