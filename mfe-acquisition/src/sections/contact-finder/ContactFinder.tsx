import { ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Finding } from '../../../regions/finding.ts';
import type { contactFinder } from '../../../text/de/contact-finder.ts';
import type { contactWays } from '../../../text/de/contact-ways.ts';
import type { RegionalContact } from '../../../text/de/regional-contacts.ts';
import { chooseRegion } from '../../region/chosen-region.ts';
import { ContactCard } from '../regional-contacts/ContactCard.tsx';
import styles from './ContactFinder.module.css';
import { FinderForm } from './FinderForm.tsx';
import { FinderOutcome } from './FinderOutcome.tsx';

interface ContactFinderProps {
  words: typeof contactFinder;
  ways: typeof contactWays;
  contacts: readonly RegionalContact[];
  /** What was asked for last, as it stands in the field. */
  asked: string;
  finding: Finding | null;
  isSearching: boolean;
  onAsk: (ort: string) => void;
  /** Where the form for an offer is. */
  formLink: { to: string } | { href: string };
  /** Stands above the form. */
  children?: ReactNode;
  /** Whether wide screens show the card elsewhere. */
  isListed?: boolean;
}

/** A postcode or a town, and the one of the eleven who looks after it. */
export function ContactFinder({
  words,
  ways,
  contacts,
  asked,
  finding,
  isSearching,
  onAsk,
  formLink,
  children,
  isListed = false,
}: ContactFinderProps) {
  const outcomeId = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const region = finding?.state === 'found' ? finding.region : null;
  const contact = region === null ? null : (contacts[Number(region) - 1] ?? null);

  useEffect(() => {
    if (region) chooseRegion(region);
  }, [region]);

  /** The link of a question goes away with its answer; the focus must not get lost with it. */
  const answer = (ort: string) => {
    outcome.current?.focus();
    onAsk(ort);
  };

  return (
    <div className={styles.finder}>
      <div className={styles.asking}>
        {children}
        <FinderForm
          words={words}
          asked={asked}
          isWrong={finding?.state === 'nobody'}
          outcomeId={outcomeId}
          onAsk={onAsk}
        />
        {/* There before the first search: screen readers announce changes of a region, not its arrival. */}
        <div ref={outcome} id={outcomeId} role="status" tabIndex={-1} className={styles.outcome}>
          {isSearching ? (
            <p className={styles.searching}>{words.searching}</p>
          ) : (
            <FinderOutcome words={words} finding={finding} contact={contact} onAsk={answer} />
          )}
        </div>
        {contact && !isSearching ? (
          <ButtonLink variant="secondary" {...formLink}>
            {words.write}
          </ButtonLink>
        ) : null}
      </div>
      {contact && !isSearching ? (
        <div className={isListed ? `${styles.result} ${styles.listed}` : styles.result}>
          <ContactCard contact={contact} words={ways} label={words.yours} />
        </div>
      ) : null}
    </div>
  );
}
