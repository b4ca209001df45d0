import { paths, useText } from '@goldbraun/shared/contract/index.ts';
import { ButtonLink } from '@goldbraun/shared/sections/button/ButtonLink.tsx';
import { closeIcon } from '@goldbraun/shared/sections/icon/icon-paths.ts';
import type { SearchAnswer } from '../../../restaurants/answer.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import styles from './RestaurantSearch.module.css';
import { resultsTitle } from './results-title.ts';
import type { SearchState } from './search-state.ts';

interface SearchStatusProps {
  /** Null if nothing was searched for. */
  found: SearchState | null;
  /** What the visitor typed. */
  q: string;
  isSearching: boolean;
}

/**
 * What came of the search, announced. The live region is there before the first search, because screen readers
 * announce changes of a region, not its arrival.
 */
export function SearchStatus({ found, q, isSearching }: SearchStatusProps) {
  const text = useText(table);
  return (
    <>
      <div role="status" className={styles.status}>
        {isSearching ? <p className={styles.searching}>{text.searching}</p> : null}
        {isSearching || !found ? null : <Outcome found={found} q={q} />}
      </div>
      {found ? (
        <p className={styles.reset}>
          <ButtonLink to={paths.locations} variant="quiet" icon={closeIcon}>
            {text.form.reset}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

function Outcome({ found, q }: { found: SearchState; q: string }) {
  const text = useText(table);
  if (found.state === 'found') return <Found answer={found.answer} q={q} />;
  return <p className={styles.failure}>{found.message ?? text.unavailable}</p>;
}

function Found({ answer, q }: { answer: SearchAnswer; q: string }) {
  const text = useText(table);
  if (answer.total > 0) return <h3>{resultsTitle(answer, q, text)}</h3>;
  return (
    <>
      <h3>{text.none}</h3>
      <p>{text.noneAdvice}</p>
      <p className={styles.offer}>{text.noneOffer}</p>
      <ButtonLink to={paths.acquisition} variant="secondary">
        {text.noneOfferButton}
      </ButtonLink>
    </>
  );
}
