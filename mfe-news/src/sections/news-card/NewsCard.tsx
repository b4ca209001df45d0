import { paths } from '@goldbraun/shared/contract';
import card from '@goldbraun/shared/sections/card/Card.module.css';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { arrowRightIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Picture } from '@goldbraun/shared/sections/picture/Picture';
import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden';
import { Link } from 'react-router-dom';
import type { NewsItem } from '../../../text/news-item.ts';
import { isoDate } from '../../iso-date.ts';
import { Highlight } from '../highlight/Highlight.tsx';
import { cardSizes } from './card-sizes.ts';
import styles from './NewsCard.module.css';

export interface NewsCardProps {
  item: NewsItem;
  level: 'h2' | 'h3';
  /** For the card whose picture is on the first screen. */
  priority?: boolean;
  /** Folded words to mark. */
  terms?: readonly string[];
  /** A line of its own below the text, for hits that neither title nor text show. */
  inArticle?: { label: string; words: readonly string[] };
}

/** A news item in a grid; it looks like the shared card, but marks words and knows a date. One link covers all of it. */
export function NewsCard({ item, level: Heading, priority, terms = [], inArticle }: NewsCardProps) {
  return (
    <article className={card.card}>
      <div className={card.picture}>
        <Picture src={item.cardImage} alt={item.imageAlt} role="card" sizes={cardSizes} priority={priority} />
      </div>
      <div className={card.body}>
        <time className={card.subtitle} dateTime={isoDate(item.cardSubtitle)}>
          {item.cardSubtitle}
        </time>
        <Heading className={card.title}>
          <Highlight text={item.cardTitle} terms={terms} />
        </Heading>
        <p className={card.text}>
          <Highlight text={item.cardText} terms={terms} />
        </p>
        {inArticle && inArticle.words.length > 0 ? (
          <p className={styles.inArticle}>
            {inArticle.label} <Highlight text={inArticle.words.join(', ')} terms={terms} />
          </p>
        ) : null}
        <p className={card.action}>
          <Link className={card.link} to={`${paths.news}/${item.slug}`}>
            {item.cardButton}
            <VisuallyHidden>: {item.cardTitle}</VisuallyHidden>
          </Link>
          <Icon path={arrowRightIcon} />
        </p>
      </div>
    </article>
  );
}
