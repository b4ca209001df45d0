import { paths, useText } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/ButtonLink';
import { closeIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SearchAnswer } from '../../../restaurants/answer.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import { SEARCH_ANCHOR } from './anchors.ts';
import { readAsked, wordsAddress } from './asked.ts';
import styles from './RestaurantSearch.module.css';
import { resultsTitle } from './results-title.ts';
import type { SearchState } from './search-state.ts';

interface SearchStatusProps {
  /** Null if nothing was searched for. */
  found: SearchState | null;
  /** The query of the page's address. */
  search: string;
  isSearching: boolean;
}

/**
 * What came of the search, announced. The live region is there before the first search, because screen readers
 * announce changes of a region, not its arrival.
 */
export function SearchStatus({ found, search, isSearching }: SearchStatusProps) {
  const text = useText(table);
  const region = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={region} role="status" tabIndex={-1} className={styles.status}>
        {isSearching ? <p className={styles.searching}>{text.searching}</p> : null}
        {isSearching || !found ? null : (
          // The link goes away with its answer; the focus must not get lost with it.
          <Outcome found={found} search={search} onFollow={() => region.current?.focus()} />
        )}
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

interface OutcomeProps {
  search: string;
  /** Called when the visitor follows a guess. */
  onFollow: () => void;
}

function Outcome({ found, ...rest }: OutcomeProps & { found: SearchState }) {
  const text = useText(table);
  if (found.state === 'found') {
    return (
      <>
        <Guess answer={found.answer} {...rest} />
        <Found answer={found.answer} q={readAsked(rest.search).q.trim()} />
      </>
    );
  }
  return <p className={styles.failure}>{found.message ?? text.unavailable}</p>;
}

function Guess({ answer: { guess }, search, onFollow }: OutcomeProps & { answer: SearchAnswer }) {
  const { before, after } = useText(table).guess;
  if (!guess) return null;
  return (
    <p>
      {before}{' '}
      <Link to={{ search: wordsAddress(search, guess), hash: SEARCH_ANCHOR }} onClick={onFollow}>
        {guess}
      </Link>
      {after}
    </p>
  );
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
