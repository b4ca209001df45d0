import { Slot } from '@goldbraun/shared/contract';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { checkIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Section } from '@goldbraun/shared/sections/section/Section';
import type { text } from '../../../text/acquisition.ts';
import { OtherWays } from '../offer-form/OtherWays.tsx';
import styles from './OfferSection.module.css';

/**
 * The form's teaser and the form, to which #openForm leads. The form is always there instead of appearing with the
 * anchor: then the anchor works by click, by keyboard and on a direct load without a line of script, and nothing moves.
 * It is the slot that /kontakt places too, so that both pages have the form's script from one file.
 */
export function OfferSection({ words }: { words: (typeof text.de)['formTeaser'] }) {
  return (
    <Section tone="cream" id="openForm">
      <div className={styles.columns}>
        <div className={styles.teaser}>
          <h2>{words.title}</h2>
          <p className={styles.text}>{words.text}</p>
          <ul className={styles.points}>
            {words.points.map((point) => (
              <li key={point}>
                <Icon path={checkIcon} className={styles.check} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <Slot name="mfe-acquisition/OfferForm" level={3} fallback={<OtherWays />} />
      </div>
    </Section>
  );
}
