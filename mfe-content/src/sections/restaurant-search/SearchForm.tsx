import { paths, useText } from '@goldbraun/shared/contract';
import { Button } from '@goldbraun/shared/sections/button/Button';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { pinIcon, searchIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { QUERY_MAX_LENGTH } from '../../../restaurants/endpoint.ts';
import { serviceCodes } from '../../../restaurants/restaurant.ts';
import { text as table } from '../../../text/restaurant-search.ts';
import { SEARCH_ANCHOR } from './anchors.ts';
import { readAsked } from './asked.ts';
import styles from './SearchForm.module.css';
import { usePosition } from './use-position.ts';

/** Kilometres that can be chosen. */
const radii = [10, 25, 50, 100, 200];

/** The form's values as an address; what is empty is left out. */
function addressOf(form: HTMLFormElement): string {
  const values = [...new FormData(form)].filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${paths.locations}?${new URLSearchParams(values)}`;
}

/** What to search for: a plain GET form without JavaScript. `search` is the query of the page's address. */
export function SearchForm({ search }: { search: string }) {
  const { form: words, services, positionFailure, locating } = useText(table);
  const asked = useMemo(() => readAsked(search), [search]);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(search);
  const id = useId();

  useEffect(() => {
    // What was typed before the first render in the browser stays.
    if (shown.current === search) return;
    shown.current = search;
    // The address changed by other means than this form. Who is typing is ahead of the address.
    const field = form.current?.elements.namedItem('q');
    if (field !== document.activeElement) form.current?.reset();
  }, [search]);

  const position = usePosition((lat, lng) => {
    if (!form.current) return;
    const params = new URLSearchParams(addressOf(form.current).split('?')[1]);
    params.delete('q');
    params.set('lat', lat);
    params.set('lng', lng);
    navigate(`${paths.locations}?${params}`);
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(addressOf(event.currentTarget));
  };

  return (
    <search aria-label={words.name}>
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={`${paths.locations}#${SEARCH_ANCHOR}`}
        onSubmit={submit}
      >
        <div className={styles.where}>
          <div className={styles.item}>
            <label className={styles.label} htmlFor={`${id}q`}>
              {words.q}
            </label>
            <input
              id={`${id}q`}
              className={styles.field}
              type="search"
              name="q"
              defaultValue={asked.q}
              maxLength={QUERY_MAX_LENGTH}
              autoComplete="address-level2"
              enterKeyHint="search"
              aria-describedby={`${id}hint`}
            />
          </div>
          <div className={styles.item}>
            <label className={styles.label} htmlFor={`${id}radius`}>
              {words.radius}
            </label>
            <select
              key={asked.radius}
              id={`${id}radius`}
              className={styles.field}
              name="radius"
              defaultValue={asked.radius}
            >
              {radii.map((radius) => (
                <option key={radius} value={radius}>
                  {`${radius}\u00a0km`}
                </option>
              ))}
            </select>
          </div>
          <p id={`${id}hint`} className={styles.hint}>
            {words.qHint}
          </p>
        </div>
        <fieldset className={styles.services}>
          <legend className={styles.label}>{words.services}</legend>
          {serviceCodes.map((code) => (
            <label key={code} className={styles.service}>
              <input
                type="checkbox"
                name="services"
                value={code}
                defaultChecked={asked.services.includes(code)}
              />
              <span>{services[code]}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit">
            <Icon path={searchIcon} />
            <span>{words.submit}</span>
          </Button>
          <Button
            variant="secondary"
            className={styles.position}
            aria-describedby={`${id}position`}
            onClick={position.locate}
          >
            <Icon path={pinIcon} />
            <span>{words.position}</span>
          </Button>
        </div>
        <p id={`${id}position`} className={`${styles.hint} ${styles.position}`}>
          {words.positionHint}
        </p>
        <p role="status" className={styles.message}>
          {position.state === 'locating' ? locating : null}
          {position.state === 'denied' || position.state === 'unavailable'
            ? positionFailure[position.state]
            : null}
        </p>
      </form>
    </search>
  );
}
