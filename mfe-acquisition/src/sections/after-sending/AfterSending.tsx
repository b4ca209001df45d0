import { useText } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/ButtonLink';
import { dayInWords } from '../../../answer-date/day.ts';
import { documentsPage } from '../../../offer/documents.ts';
import { wantsDocuments } from '../../../offer/offer.ts';
import { contactOf } from '../../../regions/contact-of.ts';
import { laenderOf, regions } from '../../../regions/region.ts';
import { text } from '../../../text/after-sending.ts';
import { contactWays } from '../../../text/de/contact-ways.ts';
import { OtherWays } from '../offer-form/OtherWays.tsx';
import type { SentOffer } from '../offer-form/use-delivery.ts';
import { ContactCard } from '../regional-contacts/ContactCard.tsx';
import styles from './AfterSending.module.css';
import { CalendarLink } from './CalendarLink.tsx';
import { DocumentList } from './DocumentList.tsx';

interface AfterSendingProps {
  sent: SentOffer;
  level: 3 | 4;
}

/** What happens now: by when an answer comes, whom to ask, and, after an offer, which documents to have ready. */
export function AfterSending({ sent, level }: AfterSendingProps) {
  const { answer, contact, documents, add } = useText(text);
  const { reference, answerBy, documentsToken, subject } = sent;
  const region = regions.find((each) => each === sent.region) ?? '';
  const person = contactOf(region);
  const Heading = `h${level}` as const;
  return (
    <>
      {answerBy ? (
        <section className={styles.part}>
          <Heading className={styles.title}>{answer.title}</Heading>
          <p className={styles.date}>{answer.by(dayInWords(answerBy))}</p>
          <p>{answer.rule(laenderOf(region))}</p>
          <CalendarLink reference={reference} day={answerBy} words={answer} />
        </section>
      ) : null}
      <section className={styles.part}>
        <Heading className={styles.title}>{contact.title}</Heading>
        {person ? (
          <>
            <p>{contact.person(person.formalName)}</p>
            <ContactCard contact={person} words={contactWays} />
          </>
        ) : (
          <>
            <p>{contact.text}</p>
            <OtherWays />
          </>
        )}
      </section>
      {wantsDocuments(subject) ? (
        <section className={styles.part}>
          <Heading className={styles.title}>{documents.title}</Heading>
          <p>{documents.text}</p>
          <DocumentList items={documents.items} />
          {documentsToken ? (
            <>
              <p>{add.text}</p>
              <p>
                <ButtonLink variant="secondary" href={documentsPage(documentsToken)}>
                  {add.button}
                </ButtonLink>
              </p>
            </>
          ) : null}
        </section>
      ) : null}
    </>
  );
}
