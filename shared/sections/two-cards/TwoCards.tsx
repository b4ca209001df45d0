import { Html } from '../html/Html.tsx';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon } from '../icon/icon-paths.ts';
import { PictureGround } from '../picture-ground/PictureGround.tsx';
import styles from './TwoCards.module.css';

export interface Benefit {
  title: string;
  text: string;
}

export interface TwoCardsProps {
  title: string;
  items: readonly { title: string; benefits: readonly Benefit[] }[];
  /** The picture behind the cards. */
  background: string;
}

/** Two cards without a picture of their own, each a list of check-marked benefits, over a background picture. */
export function TwoCards({ title, items, background }: TwoCardsProps) {
  return (
    <PictureGround picture={background}>
      <Html as="h2" className={styles.title} html={title} />
      <div className={styles.cards}>
        {items.map((card) => (
          <div key={card.title} className={styles.card}>
            <Html as="h3" html={card.title} />
            <ul className={styles.benefits}>
              {card.benefits.map((benefit) => (
                <li key={benefit.title} className={styles.benefit}>
                  <Icon path={checkIcon} className={styles.check} />
                  <div>
                    <Html as="strong" html={benefit.title} />
                    <Html as="p" className={styles.text} html={benefit.text} />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PictureGround>
  );
}
