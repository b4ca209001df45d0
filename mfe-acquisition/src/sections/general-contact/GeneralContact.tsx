import { brand } from '@goldbraun/shared/brand/brand';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { arrowUpRightIcon, mailIcon, phoneIcon, pinIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Section } from '@goldbraun/shared/sections/section/Section';
import type { text } from '../../../text/acquisition.ts';
import styles from './GeneralContact.module.css';

/** The head office: address, phone, e-mail and website. */
export function GeneralContact({ words }: { words: (typeof text.de)['generalContact'] }) {
  const { address, email, phone, website } = brand;
  return (
    <Section tone="gold" title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <dl className={styles.ways}>
        <div>
          <dt>
            <Icon path={pinIcon} /> {words.labels.address}
          </dt>
          <dd>
            {words.company}
            <br />
            {address.street}
            <br />
            {address.postcode} {address.town}
          </dd>
        </div>
        <div>
          <dt>
            <Icon path={phoneIcon} /> {words.labels.phone}
          </dt>
          <dd>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon path={mailIcon} /> {words.labels.email}
          </dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon path={arrowUpRightIcon} /> {words.labels.website}
          </dt>
          <dd>
            <a href={website.href}>{website.display}</a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
