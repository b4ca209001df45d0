import { NewsCard, type NewsCardProps } from '../news-card/NewsCard.tsx';
import styles from './NewsGrid.module.css';

/** News cards in one, two or three columns. */
export function NewsGrid({ cards }: { cards: readonly NewsCardProps[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.item.slug}>
          <NewsCard {...card} />
        </li>
      ))}
    </ul>
  );
}
