import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { mailIcon, phoneIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Portrait } from '@goldbraun/shared/sections/portrait/Portrait';
import type { text } from '../../../text/acquisition.ts';
import type { RegionalContact } from '../../../text/de/regional-contacts.ts';
import styles from './RegionalContacts.module.css';

interface ContactCardProps {
  contact: RegionalContact;
  words: (typeof text.de)['regions'];
}

/** One person with the region, phone and e-mail. */
export function ContactCard({ contact, words }: ContactCardProps) {
  const [mailbox, domain] = contact.email.split('@');
  return (
    <article className={styles.card}>
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
          aria-label={`${words.phone.replace('{name}', contact.formalName)}: ${contact.phone.display}`}
        >
          <Icon path={phoneIcon} />
          {contact.phone.display}
        </a>
        <a
          href={`mailto:${contact.email}`}
          className={styles.way}
          aria-label={`${words.email.replace('{name}', contact.formalName)}: ${contact.email}`}
        >
          <Icon path={mailIcon} />
          <span className={styles.mail}>
            {mailbox}
            <wbr />@{domain}
          </span>
        </a>
      </p>
    </article>
  );
}
