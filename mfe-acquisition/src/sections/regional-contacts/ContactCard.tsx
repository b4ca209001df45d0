import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { downloadIcon, mailIcon, phoneIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Portrait } from '@goldbraun/shared/sections/portrait/Portrait';
import type { contactWays } from '../../../text/de/contact-ways.ts';
import type { RegionalContact } from '../../../text/de/regional-contacts.ts';
import styles from './ContactCard.module.css';

interface ContactCardProps {
  contact: RegionalContact;
  words: typeof contactWays;
  /** Says that this is the visitor's own; the card stands out then. */
  label?: string;
}

/** One person with the region, phone, e-mail and business card. */
export function ContactCard({ contact, words, label }: ContactCardProps) {
  const [mailbox, domain] = contact.email.split('@');
  const called = (words: string) => words.replace('{name}', contact.formalName);
  return (
    <article className={label ? `${styles.card} ${styles.yours}` : styles.card}>
      {label ? <p className={styles.label}>{label}</p> : null}
      <div className={styles.head}>
        <Portrait src={`/asset/images/akquise/portraits/${contact.portrait}.svg`} />
        <div>
          <p className={styles.region}>{contact.region}</p>
          <h3 className={styles.name}>{contact.name}</h3>
        </div>
      </div>
      <p className={styles.area}>{contact.area}</p>
      <p className={styles.ways}>
        <a
          href={`tel:${contact.phone.e164}`}
          className={styles.way}
          aria-label={`${called(words.phone)}: ${contact.phone.display}`}
        >
          <Icon path={phoneIcon} />
          {contact.phone.display}
        </a>
        <a
          href={`mailto:${contact.email}`}
          className={styles.way}
          aria-label={`${called(words.email)}: ${contact.email}`}
        >
          <Icon path={mailIcon} />
          <span className={styles.mail}>
            {mailbox}
            <wbr />@{domain}
          </span>
        </a>
        <a href={contact.vcard} download className={styles.way} aria-label={called(words.vcardOf)}>
          <Icon path={downloadIcon} />
          {words.vcard}
        </a>
      </p>
    </article>
  );
}
