import { useText } from '@goldbraun/shared/contract';
import { Button } from '@goldbraun/shared/sections/button/Button';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { searchIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { type RefObject, startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router-dom';
import { text } from '../../../text/index.ts';
import { QUERY_FIELD, QUERY_MAX_LENGTH } from '../../search/query.ts';
import styles from './SearchForm.module.css';

/** Long enough that a word is not searched for letter by letter. */
const TYPING_PAUSE_MS = 250;

interface SearchFormProps {
  /** The page that shows the results. */
  path: string;
  /** What the shown results were searched for. */
  query: string;
  /** Receives the field, so that others may put the focus there. */
  field: RefObject<HTMLInputElement | null>;
}

/** The search field: a plain GET form without JavaScript; with it, the results follow the typing. */
export function SearchForm({ path, query, field }: SearchFormProps) {
  const { search } = useText(text);
  const navigate = useNavigate();
  const id = useId();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(query);

  const ahead = useNavigation().location?.pathname;
  const isLeaving = ahead !== undefined && ahead !== path;

  /** What was typed and is to be searched for. */
  const [due, setDue] = useState({ target: '' });
  const settled = useRef(due);

  useEffect(() => () => clearTimeout(pause.current), []);

  useEffect(() => {
    // A search that was typed must not hold up a visitor who has chosen another page since.
    if (isLeaving) clearTimeout(pause.current);
    if (due === settled.current) return;
    settled.current = due;
    if (!isLeaving) navigate(due.target, { replace: true, preventScrollReset: true });
  }, [isLeaving, due, navigate]);

  const searchSoon = useCallback(() => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const typed = field.current?.value.trim();
      const target = typed ? `${path}?${new URLSearchParams({ [QUERY_FIELD]: typed })}` : path;
      // As the router's own state does: on a slow device this comes to pass after a link that was pressed before it.
      startTransition(() => setDue({ target }));
    }, TYPING_PAUSE_MS);
  }, [field, path]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (shown.current === query) {
      // What was typed before this script came is searched for now.
      if (input.value.trim() !== query) searchSoon();
      return;
    }
    shown.current = query;
    // The address changed by other means than this field; while someone types in it, it is ahead of the address.
    if (input !== document.activeElement) input.value = query;
  }, [query, field, searchSoon]);

  return (
    <Form
      className={styles.form}
      role="search"
      method="get"
      action={path}
      replace
      preventScrollReset
      onSubmit={() => clearTimeout(pause.current)}
    >
      <label className={styles.label} htmlFor={id}>
        {search.label}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="search"
          name={QUERY_FIELD}
          defaultValue={query}
          placeholder={search.placeholder}
          maxLength={QUERY_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={searchSoon}
        />
        <Button type="submit" className={styles.submit}>
          <Icon path={searchIcon} />
          <span>{search.submit}</span>
        </Button>
      </div>
    </Form>
  );
}
