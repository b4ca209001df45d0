import { paths } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import type { Finding } from '../../../regions/finding.ts';
import type { text } from '../../../text/acquisition.ts';
import { withAnswers } from '../../address/other-answers.ts';
import { CONTACT_ROUTE, FINDER_ANCHOR, placeFields } from '../contact-finder/anchor.ts';
import { ContactFinder } from '../contact-finder/ContactFinder.tsx';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { ContactCard } from './ContactCard.tsx';
import styles from './RegionalContacts.module.css';

const placeIn = (search: string): string => new URLSearchParams(search).get('ort') ?? '';

/**
 * The eleven people who look after the regions, and the search for the one of a place. What was asked for stands in the address,
 * and who was found comes by the loader of the route: so it is the same without JavaScript.
 */
export function RegionalContacts({ words }: { words: (typeof text.de)['regions'] }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const next = useNavigation().location;
  const data = useMatches().find(({ id }) => id === CONTACT_ROUTE)?.loaderData;
  const finding = (data ?? null) as Finding | null;
  const found = finding?.state === 'found' ? words.contacts[Number(finding.region) - 1] : undefined;
  const others = words.contacts.filter((contact) => contact !== found);
  return (
    <Section tone="cream" title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <div id={FINDER_ANCHOR} className={styles.finder}>
        <ContactFinder
          words={words.finder}
          ways={words.ways}
          contacts={words.contacts}
          asked={placeIn(search)}
          finding={finding}
          isSearching={next?.pathname === paths.acquisition && placeIn(next.search) !== placeIn(search)}
          onAsk={(ort) =>
            // The site plan has the address follow it without the router's knowledge.
            navigate(paths.acquisition + withAnswers(location.search, placeFields, [['ort', ort]]))
          }
          formLink={{ href: '#openForm' }}
          isListed
        >
          <h3>{words.finder.title}</h3>
        </ContactFinder>
      </div>
      <Disclosure summary={words.all} className={styles.all}>
        <ul className={styles.contacts}>
          {[...(found ? [found] : []), ...others].map((contact) => (
            <li key={contact.region}>
              <ContactCard
                contact={contact}
                words={words.ways}
                label={contact === found ? words.finder.yours : undefined}
              />
            </li>
          ))}
          <li className={styles.unsure}>
            <h3>{words.unsure.title}</h3>
            <p>{words.unsure.text}</p>
            <ButtonLink variant="quiet" href="#openForm">
              {words.unsure.button}
            </ButtonLink>
          </li>
        </ul>
      </Disclosure>
      <p className={styles.sources}>
        {words.sources.before} <a href={words.sources.towns.href}>{words.sources.towns.text}</a> (
        <a href={words.sources.licence.href}>{words.sources.licence.text}</a>).
      </p>
    </Section>
  );
}
