import { paths, useText } from '@goldbraun/shared/contract';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { arrowLeftIcon, arrowRightIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Link } from 'react-router-dom';
import { text } from '../../../text/index.ts';
import type { NewsItem } from '../../../text/news-item.ts';
import styles from './NewsNeighbours.module.css';

/** The ways on from a news item: to the one after it and to the one before it. */
export function NewsNeighbours({ newer, older }: { newer?: NewsItem; older?: NewsItem }) {
  const { detail } = useText(text);
  return (
    <nav className={styles.nav} aria-label={detail.neighbours}>
      {newer ? (
        <Link className={styles.link} to={`${paths.news}/${newer.slug}`}>
          <span className={styles.label}>
            <Icon path={arrowLeftIcon} /> {detail.newer}
          </span>
          {newer.cardTitle}
        </Link>
      ) : null}
      {older ? (
        <Link className={`${styles.link} ${styles.older}`} to={`${paths.news}/${older.slug}`}>
          <span className={styles.label}>
            {detail.older} <Icon path={arrowRightIcon} />
          </span>
          {older.cardTitle}
        </Link>
      ) : null}
    </nav>
  );
}
