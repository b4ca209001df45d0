import { Html } from '@goldbraun/shared/sections/html/Html';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { checkIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Section, type SectionTone } from '@goldbraun/shared/sections/section/Section';
import styles from './FeatureList.module.css';

export interface Feature {
  /** Title and text may contain HTML. */
  title: string;
  text: string;
}

interface FeatureListProps {
  title: string;
  items: readonly Feature[];
  tone?: SectionTone;
}

/** What a site, or a partner, has to offer: checked items in two columns, in three if these get full. */
export function FeatureList({ title, items, tone }: FeatureListProps) {
  return (
    <Section tone={tone} title={title}>
      <ul className={items.length % 3 === 0 ? `${styles.features} ${styles.three}` : styles.features}>
        {items.map((feature) => (
          <li key={feature.title} className={styles.feature}>
            <Icon path={checkIcon} className={styles.check} />
            <div className={styles.words}>
              <Html as="h3" html={feature.title} />
              <Html as="p" html={feature.text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
