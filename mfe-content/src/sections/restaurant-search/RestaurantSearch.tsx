import { Slot, useText } from '@goldbraun/shared/contract';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import type { Position } from '../../../restaurants/restaurant.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import { SEARCH_ANCHOR } from './anchors.ts';
import { RestaurantMap } from './RestaurantMap.tsx';
import styles from './RestaurantSearch.module.css';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { SEARCH_ROUTE, type SearchState } from './search-state.ts';

/**
 * The search for restaurants around a place, with a list and a map. What was asked for stands in the address, and what
 * was found comes by the loader of the route: so it is the same without JavaScript. Below it, who looks after a region.
 */
export default function RestaurantSearch() {
  const text = useText(table);
  const { search } = useLocation();
  const isSearching = useNavigation().state !== 'idle';
  const data = useMatches().find(({ id }) => id === SEARCH_ROUTE)?.loaderData;
  const found = (data ?? null) as SearchState | null;
  const answer = found?.state === 'found' ? found.answer : null;
  /** The hit that the pointer or the focus is on, in the list or on the map. */
  const [active, setActive] = useState<string | null>(null);
  const [pressed, setPressed] = useState<Position | null>(null);
  const person = useRef<HTMLDivElement>(null);

  const press = (place: Position) => {
    setPressed(place);
    // The part that names the person comes when it is near, and the map may be taller than the screen.
    person.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Section tone="sand" id={SEARCH_ANCHOR} title={text.title}>
      <div className={styles.columns}>
        <div className={styles.search}>
          <p className={styles.intro}>{text.intro}</p>
          <SearchForm search={search} />
          <SearchStatus found={found} search={search} isSearching={isSearching} />
          {answer && answer.total > 0 ? (
            <SearchResults answer={answer} search={search} active={active} onActive={setActive} />
          ) : null}
        </div>
        <RestaurantMap
          answer={answer}
          active={active}
          onActive={setActive}
          pressed={pressed}
          onPress={press}
        />
      </div>
      <div ref={person}>
        <Slot name="mfe-acquisition/ContactFinder" point={pressed ?? undefined} fallback={null} />
      </div>
    </Section>
  );
}
