import { paths } from '@goldbraun/shared/contract';
import { Button, ButtonLink } from '@goldbraun/shared/sections/button/Button';
import type { FitAnswers } from '../../../fit/answers.ts';
import { remediesOf, verdictWords } from '../../../fit/reason-text.ts';
import type { Concept } from '../../../fit/requirements.ts';
import type { Verdict } from '../../../fit/verdict.ts';
import type { text } from '../../../text/fit.ts';
import { type Asked, emptyAddress } from './fit-address.ts';
import { RatingSign } from './RatingSign.tsx';
import { ReasonList } from './ReasonList.tsx';
import styles from './VerdictView.module.css';

const conceptPages: Record<Concept, string> = {
  driveThrough: paths.driveThrough,
  inStore: paths.inStore,
  individual: paths.future,
};

interface VerdictViewProps {
  asked: Asked;
  answers: FitAnswers;
  verdict: Verdict;
  words: typeof text.de;
}

/** What follows from the answers, why, what would make it fit, and what to do next. */
export function VerdictView({ asked, answers, verdict, words }: VerdictViewProps) {
  const { title, text: said } = verdictWords(verdict, words);
  const remedies = remediesOf(verdict, words);
  return (
    <div className={styles.verdict}>
      <div className={`${styles.banner} ${styles[verdict.rating]}`}>
        <RatingSign rating={verdict.rating} />
        <div>
          <h3 tabIndex={-1} data-begin="" className={styles.title}>
            {title}
          </h3>
          <p>{said}</p>
        </div>
      </div>
      <h4>{words.reasonsTitle}</h4>
      <ReasonList asked={asked} answers={answers} reasons={verdict.reasons} words={words} />
      {verdict.instead ? (
        <>
          <h4>{words.instead}</h4>
          <ReasonList
            answers={answers}
            reasons={verdict.instead.reasons.filter(({ rating }) => rating !== 'fits')}
            words={words}
          />
        </>
      ) : null}
      {remedies.length > 0 ? (
        <>
          <h4>{words.remediesTitle}</h4>
          <ul className={styles.remedies}>
            {remedies.map((remedy) => (
              <li key={remedy}>{remedy}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink href="#openForm">{words.offer}</ButtonLink>
        <ButtonLink variant="secondary" to={conceptPages[verdict.concept]}>
          {words.concept}
        </ButtonLink>
        <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
          {words.print}
        </Button>
        <ButtonLink variant="quiet" to={emptyAddress(asked)}>
          {words.again}
        </ButtonLink>
      </div>
      <p className={styles.share}>{words.share}</p>
    </div>
  );
}
