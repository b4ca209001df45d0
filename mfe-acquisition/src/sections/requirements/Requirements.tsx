import { paths } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { Picture } from '@goldbraun/shared/sections/picture/Picture';
import { Section } from '@goldbraun/shared/sections/section/Section';
import type { text } from '../../../text/acquisition.ts';
import styles from './Requirements.module.css';

/** The two teasers that say what a plot and a shop need to have. */
export function Requirements({ words }: { words: (typeof text.de)['requirements'] }) {
  return (
    <Section title={words.title}>
      <div className={styles.teasers}>
        {words.items.map((item) => (
          <article key={item.title} className={styles.teaser}>
            <Picture
              role="card"
              sizes="(width >= 1232px) 568px, (width >= 1024px) 46vw, 94vw"
              {...item.picture}
            />
            <div className={styles.words}>
              <p className={styles.subtitle}>{item.subtitle}</p>
              <h3 className={styles.title}>{item.title}</h3>
              <ul className={styles.points}>
                {item.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <ButtonLink variant="secondary" to={paths[item.link]} className={styles.button}>
                {item.button}
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
