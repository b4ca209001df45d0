import { paths, useText } from '@goldbraun/shared/contract';
import { Button, ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { options } from '../../../fit/answers.ts';
import { fieldNames } from '../../../fit/field-names.ts';
import { text as table } from '../../../text/fit-start.ts';
import controls from '../control/Control.module.css';
import { FIT_ANCHOR } from '../fit-check/fit-anchor.ts';
import styles from './FitStart.module.css';

/**
 * The first question of „Passt mein Grundstück?“ for the pages of other teams: an answer leads on to /akquise. A page that is
 * about one kind of property says so, and asks for its size.
 */
export default function FitStart({ kind }: { kind?: 'plot' | 'shop' }) {
  const words = useText(table);
  return (
    <Section tone="sand" title={words.title}>
      <div className={styles.start}>{kind ? <SizeForm kind={kind} /> : <Kinds />}</div>
    </Section>
  );
}

const kinds = ['plot', 'shop', 'project'] as const;

function Kinds() {
  const words = useText(table).kinds;
  return (
    <>
      <p className={styles.text}>{words.text}</p>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <ButtonLink
              variant="secondary"
              to={`${paths.acquisition}?${fieldNames.kind}=${options.kind[kind]}#${FIT_ANCHOR}`}
            >
              {words[kind]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function SizeForm({ kind }: { kind: 'plot' | 'shop' }) {
  const words = useText(table).size;
  const navigate = useNavigate();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(`${paths.acquisition}?${new URLSearchParams(filled)}#${FIT_ANCHOR}`);
  };
  return (
    <form
      className={styles.form}
      method="get"
      action={`${paths.acquisition}#${FIT_ANCHOR}`}
      onSubmit={submit}
    >
      <input type="hidden" name={fieldNames.kind} value={options.kind[kind]} />
      <p className={styles.text}>{words[kind]}</p>
      <div className={styles.size}>
        <label htmlFor={id}>{words.field}</label>
        <input
          id={id}
          className={controls.control}
          name={fieldNames.area}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
        <Button type="submit">{words.button}</Button>
      </div>
    </form>
  );
}
