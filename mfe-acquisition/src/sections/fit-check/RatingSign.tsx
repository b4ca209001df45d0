import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { checkIcon, closeIcon, type IconPath } from '@goldbraun/shared/sections/icon/icon-paths';
import type { Rating } from '../../../fit/requirements.ts';
import styles from './VerdictView.module.css';

const questionIcon: IconPath = 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.5';
const icons: Record<Rating, IconPath> = { fits: checkIcon, may: questionIcon, not: closeIcon };

/** A sign for the eye; what it says stands beside it in words. */
export function RatingSign({ rating }: { rating: Rating }) {
  return (
    <span className={`${styles.sign} ${styles[rating]}`} aria-hidden="true">
      <Icon path={icons[rating]} />
    </span>
  );
}
