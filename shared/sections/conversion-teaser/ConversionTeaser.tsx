import { Link } from 'react-router-dom';
import { buttonClass } from '../button/button-class.ts';
import { Html } from '../html/Html.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowRightIcon } from '../icon/icon-paths.ts';
import { type LinkTarget, linkTarget } from '../link/link-target.ts';
import styles from './ConversionTeaser.module.css';

export interface ConversionTeaserProps {
  /** Title, text and button may contain HTML. */
  title: string;
  text: string;
  button: string;
  link: LinkTarget;
  tone?: 'gold' | 'green' | 'cream' | 'sand';
  /** A larger headline on a larger ground, as below the city galleries. */
  big?: boolean;
}

/** A coloured band that asks the visitor to take the next step. */
export function ConversionTeaser({
  title,
  text,
  button,
  link,
  tone = 'gold',
  big = false,
}: ConversionTeaserProps) {
  const target = linkTarget(link);
  const label = (
    <>
      <Html as="span" html={button} />
      <Icon path={arrowRightIcon} />
    </>
  );
  return (
    <section className={`${styles.teaser} ${styles[tone]} ${big ? styles.big : ''}`}>
      <div className={styles.content}>
        <Html as="h2" className={styles.title} html={title} />
        <Html as="p" className={styles.text} html={text} />
        {'to' in target ? (
          <Link className={buttonClass('primary', styles.button)} to={target.to}>
            {label}
          </Link>
        ) : (
          <a className={buttonClass('primary', styles.button)} href={target.href}>
            {label}
          </a>
        )}
      </div>
    </section>
  );
}
