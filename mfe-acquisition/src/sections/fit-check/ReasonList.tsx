import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden';
import { Link } from 'react-router-dom';
import type { FitAnswers } from '../../../fit/answers.ts';
import { answerText, reasonText } from '../../../fit/reason-text.ts';
import type { Reason } from '../../../fit/verdict.ts';
import type { text } from '../../../text/fit.ts';
import { type Asked, addressOf } from './fit-address.ts';
import { questionText } from './question-text.ts';
import { RatingSign } from './RatingSign.tsx';
import styles from './VerdictView.module.css';

interface ReasonListProps {
  /** With it, each answer can be changed. */
  asked?: Asked;
  answers: FitAnswers;
  reasons: Reason[];
  words: typeof text.de;
}

/** What each answer means, in the order of the questions. */
export function ReasonList({ asked, answers, reasons, words }: ReasonListProps) {
  return (
    <ol className={styles.reasons}>
      {reasons.map((reason, index) => {
        const { question, rating, name } = reason;
        const isFirst = reasons[index - 1]?.question !== question;
        return (
          <li key={name} className={styles.reason}>
            <RatingSign rating={rating} />
            <div>
              {isFirst ? (
                <p className={styles.answer}>
                  {answerText(question, answers, words)}
                  {asked ? (
                    <Link className={styles.change} to={addressOf(asked, question)}>
                      {words.change}
                      <VisuallyHidden>
                        {words.changeContext.replace(
                          '{question}',
                          questionText(question, answers.kind, words),
                        )}
                      </VisuallyHidden>
                    </Link>
                  ) : null}
                </p>
              ) : null}
              <p>
                <strong>{words.ratings[rating]}:</strong> {reasonText(reason, words)}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
