import { Link } from 'react-router-dom';
import { Html } from '../html/Html.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowRightIcon } from '../icon/icon-paths.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './Card.module.css';

export interface CardProps {
  title: string;
  /** A path of the site, or a place on this page that begins with '#'. */
  to: string;
  /** The words of the call below the text. */
  button: string;
  picture?: { src: string; alt: string; sizes?: string };
  subtitle?: string;
  text?: string;
  level?: 'h2' | 'h3';
  priority?: boolean;
}

/** A flat card with a 3:2 picture. Title, subtitle and text may contain HTML; the link is the call's words. */
export function Card({ title, to, button, picture, subtitle, text, level = 'h3', priority }: CardProps) {
  const words = (
    <>
      {button}
      {/* Many cards carry the same words; a list of links needs to say which is which. */}
      <Html as="span" className={styles.context} html={`: ${title}`} />
    </>
  );
  return (
    <article className={styles.card}>
      {picture ? (
        <div className={styles.picture}>
          <Picture role="card" priority={priority} {...picture} />
        </div>
      ) : null}
      <div className={styles.body}>
        {subtitle ? <Html as="p" className={styles.subtitle} html={subtitle} /> : null}
        <Html as={level} className={styles.title} html={title} />
        {text ? <Html as="p" className={styles.text} html={text} /> : null}
        <p className={styles.action}>
          {to.startsWith('#') ? (
            <a className={styles.link} href={to}>
              {words}
            </a>
          ) : (
            <Link className={styles.link} to={to}>
              {words}
            </Link>
          )}
          <Icon path={arrowRightIcon} />
        </p>
      </div>
    </article>
  );
}
