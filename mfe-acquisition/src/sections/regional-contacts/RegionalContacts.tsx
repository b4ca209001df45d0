import { ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { Section } from '@goldbraun/shared/sections/section/Section';
import type { text } from '../../../text/acquisition.ts';
import { ContactCard } from './ContactCard.tsx';
import styles from './RegionalContacts.module.css';

/** The eleven people who look after the regions. */
export function RegionalContacts({ words }: { words: (typeof text.de)['regions'] }) {
  return (
    <Section tone="cream" title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <ul className={styles.contacts}>
        {words.contacts.map((contact) => (
          <li key={contact.region}>
            <ContactCard contact={contact} words={words} />
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
    </Section>
  );
}
