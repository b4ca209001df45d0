import { useText } from '@goldbraun/shared/contract';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { arrowLeftIcon, arrowRightIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Link } from 'react-router-dom';
import { text } from '../../../text/index.ts';
import { PAGE_FIELD, type Paging } from '../../paging.ts';
import { QUERY_FIELD } from '../../search/query.ts';
import styles from './NewsPager.module.css';

interface NewsPagerProps extends Paging {
  /** The page that shows the list. */
  path: string;
  /** What is searched for; empty if nothing is. */
  query: string;
}

/** The ways to the other pages of a list that is too long for one; nothing if it is not. */
export function NewsPager({ path, query, page, pages }: NewsPagerProps) {
  const { pager } = useText(text);
  if (pages === 1) return null;
  const addressOf = (other: number) => {
    const asked = new URLSearchParams(query ? { [QUERY_FIELD]: query } : {});
    if (other > 1) asked.set(PAGE_FIELD, String(other));
    return asked.size > 0 ? `${path}?${asked}` : path;
  };
  return (
    <nav className={styles.pager} aria-label={pager.label}>
      {page > 1 ? (
        <Link className={styles.link} to={addressOf(page - 1)}>
          <Icon path={arrowLeftIcon} />
          <span>{pager.previous}</span>
        </Link>
      ) : null}
      <p>
        {pager.page} {page} {pager.of} {pages}
      </p>
      {page < pages ? (
        <Link className={styles.link} to={addressOf(page + 1)}>
          <span>{pager.next}</span>
          <Icon path={arrowRightIcon} />
        </Link>
      ) : null}
    </nav>
  );
}
