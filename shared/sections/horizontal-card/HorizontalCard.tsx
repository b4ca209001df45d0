import { ButtonLink } from '../button/ButtonLink.tsx';
import { Html } from '../html/Html.tsx';
import { type LinkTarget, linkTarget } from '../link/link-target.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './HorizontalCard.module.css';

type HorizontalCardLink =
  /** A file or another site, in a new tab. */
  { external: string; link?: undefined } | { link: LinkTarget; external?: undefined };

export type HorizontalCardProps = {
  title: string;
  text: string;
  button: string;
  picture: { src: string; alt: string };
  /** Puts the text on the left. */
  switched?: boolean;
  tone?: 'white' | 'cream' | 'sand' | 'green';
} & HorizontalCardLink;

/** A picture on one side; title, text and button on the other. */
export function HorizontalCard({
  title,
  text,
  button,
  picture,
  switched = false,
  tone = 'white',
  external,
  link,
}: HorizontalCardProps) {
  return (
    <section className={`${styles.section} ${styles[tone]}`}>
      <div className={switched ? `${styles.card} ${styles.switched}` : styles.card}>
        <div className={styles.picture}>
          <Picture role="card" sizes="(width >= 1232px) 584px, (width >= 1024px) 48vw, 94vw" {...picture} />
        </div>
        <div className={styles.words}>
          <Html as="h2" html={title} />
          <Html as="p" className={styles.text} html={text} />
          {external === undefined ? (
            <ButtonLink variant="secondary" {...linkTarget(link)}>
              {button}
            </ButtonLink>
          ) : (
            <ButtonLink variant="secondary" href={external} external>
              {button}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
