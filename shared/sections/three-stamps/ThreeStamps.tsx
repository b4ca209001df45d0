import { ButtonLink } from '../button/ButtonLink.tsx';
import { Section } from '../section/Section.tsx';
import { Stamp, type StampProps } from './Stamp.tsx';
import styles from './ThreeStamps.module.css';

export interface ThreeStampsProps {
  title: string;
  stamps: readonly [StampProps, StampProps, StampProps];
  /** Opens its link in a new tab. */
  button?: { text: string; link: string };
  tone?: 'white' | 'cream' | 'sand';
}

/** A title and three figures on stamps of 381 × 165. */
export function ThreeStamps({ title, stamps, button, tone = 'cream' }: ThreeStampsProps) {
  return (
    <Section tone={tone} title={title}>
      <ul className={styles.stamps}>
        {stamps.map((stamp) => (
          <li key={stamp.caption}>
            <Stamp {...stamp} />
          </li>
        ))}
      </ul>
      {button ? (
        <p className={styles.button}>
          <ButtonLink variant="secondary" href={button.link} external>
            {button.text}
          </ButtonLink>
        </p>
      ) : null}
    </Section>
  );
}
