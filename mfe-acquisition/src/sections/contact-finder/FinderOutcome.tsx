import { paths } from '@goldbraun/shared/contract';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Finding } from '../../../regions/finding.ts';
import type { contactFinder } from '../../../text/de/contact-finder.ts';
import type { RegionalContact } from '../../../text/de/regional-contacts.ts';
import { withAnswers } from '../../address/other-answers.ts';
import { FINDER_ANCHOR, placeFields } from './anchor.ts';
import styles from './ContactFinder.module.css';
import { findingSentence } from './finding-sentence.ts';

interface FinderOutcomeProps {
  words: typeof contactFinder;
  /** Null if nobody was asked for. */
  finding: Finding | null;
  contact: RegionalContact | null;
  onAsk: (ort: string) => void;
}

/** What came of the search, in a sentence. */
export function FinderOutcome({ words, finding, contact, onAsk }: FinderOutcomeProps) {
  const { pathname, search } = useLocation();
  const others = pathname === paths.acquisition ? search : '';
  if (!finding) return null;
  if (finding.state === 'nobody') return <p className={styles.failure}>{words.nobody[finding.reason]}</p>;
  if (finding.state === 'found') {
    return contact && <p className={styles.success}>{findingSentence(finding, contact, words)}</p>;
  }
  const { before, or, after } = words.question;
  return (
    <p className={styles.question}>
      {before}{' '}
      {finding.names.map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? '' : index === finding.names.length - 1 ? ` ${or} ` : ', '}
          <Link
            to={`${paths.acquisition}${withAnswers(others, placeFields, [['ort', name]])}#${FINDER_ANCHOR}`}
            onClick={(event) => {
              event.preventDefault();
              onAsk(name);
            }}
          >
            {name}
          </Link>
        </Fragment>
      ))}
      {after}
    </p>
  );
}
