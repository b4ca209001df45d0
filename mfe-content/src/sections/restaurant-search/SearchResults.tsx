import { useText } from '@goldbraun/shared/contract';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { arrowLeftIcon, arrowRightIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Link } from 'react-router-dom';
import { firstNumber, type SearchAnswer } from '../../../restaurants/answer.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import { LIST_ANCHOR } from './anchors.ts';
import { pageAddress } from './asked.ts';
import { RestaurantItem } from './RestaurantItem.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  answer: SearchAnswer;
  /** The query of the page's address. */
  search: string;
  active: string | null;
  onActive: (id: string | null) => void;
}

/** The restaurants that were found, ten a page, and the way to the other pages. */
export function SearchResults({ answer, search, active, onActive }: SearchResultsProps) {
  const text = useText(table);
  const { results, page, pages } = answer;
  const first = firstNumber(answer);
  const last = first + results.length - 1;
  return (
    <div id={LIST_ANCHOR} className={styles.results}>
      {pages > 1 ? (
        <p className={styles.shown}>
          {text.shown} {first} {text.to} {last}.
        </p>
      ) : null}
      <ol className={styles.list} start={first}>
        {results.map((restaurant, index) => (
          <RestaurantItem
            key={restaurant.id}
            restaurant={restaurant}
            place={first + index}
            isActive={active === restaurant.id}
            onActive={onActive}
          />
        ))}
      </ol>
      {pages > 1 ? (
        <nav className={styles.pager} aria-label={text.pager}>
          {page > 1 ? (
            <Link className={styles.page} to={{ search: pageAddress(search, page - 1), hash: LIST_ANCHOR }}>
              <Icon path={arrowLeftIcon} />
              <span>{text.previous}</span>
            </Link>
          ) : null}
          {page < pages ? (
            <Link className={styles.page} to={{ search: pageAddress(search, page + 1), hash: LIST_ANCHOR }}>
              <span>{text.next}</span>
              <Icon path={arrowRightIcon} />
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}
