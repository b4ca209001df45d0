import { paths } from '@goldbraun/shared/contract';
import { Button, ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { arrowLeftIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { questions } from '../../../fit/answers.ts';
import type { text } from '../../../text/fit.ts';
import { fitNames, SENT } from '../../address/answer-names.ts';
import { OtherAnswers } from '../../address/OtherAnswers.tsx';
import styles from './FitForm.module.css';
import { type Asked, addressOf, numberOf, sentQuery } from './fit-address.ts';
import { FIT_ANCHOR } from './fit-anchor.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { questionText } from './question-text.ts';

/**
 * All questions in one form. With scripts the style sheet shows the one that is asked; the others keep their answers, so that
 * a form that is sent before its script has come leads to the same address.
 */
export function FitForm({ asked, words }: { asked: Asked; words: typeof text.de }) {
  const navigate = useNavigate();
  const { current, kind, open } = asked;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    navigate({ pathname: paths.acquisition, search: sentQuery(event.currentTarget, submitter) });
  };
  const before = current && questions[numberOf(current) - 2];
  return (
    <form
      className={`${styles.form} ${current ? '' : styles.done}`}
      method="get"
      action={`${paths.acquisition}#${FIT_ANCHOR}`}
      onSubmit={submit}
      noValidate
    >
      <OtherAnswers own={fitNames} />
      {questions.map((question) => (
        <QuestionFields
          key={question}
          question={question}
          asked={asked}
          isCurrent={question === current}
          words={words}
        />
      ))}
      {open.length > 0 && open.length < questions.length ? (
        <p className={styles.open}>
          {words.open.replace(
            '{questions}',
            open.map((question) => questionText(question, kind, words)).join(' '),
          )}
        </p>
      ) : null}
      <div className={styles.actions}>
        {current ? (
          <Button type="submit" className={styles.next} name={SENT} value={numberOf(current)}>
            {words.next}
          </Button>
        ) : null}
        {before ? (
          <div className={styles.next}>
            <ButtonLink variant="quiet" icon={arrowLeftIcon} to={addressOf(asked, before)}>
              {words.back}
            </ButtonLink>
          </div>
        ) : null}
        <Button type="submit" className={styles.judge}>
          {words.judge}
        </Button>
      </div>
    </form>
  );
}
