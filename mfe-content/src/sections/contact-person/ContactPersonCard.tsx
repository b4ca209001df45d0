import { brand } from '@goldbraun/shared/brand/brand';
import { paths, useCustomSubject } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/ButtonLink';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { mailIcon, phoneIcon, pinIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Portrait } from '@goldbraun/shared/sections/portrait/Portrait';
import styles from './ContactPersonCard.module.css';

/** The id of the place that holds the form on the contact page. */
export const contactFormId = 'contactForm';

interface ContactPersonCardProps {
  title: string;
  role: string;
  text: string;
  button: string;
  /** The subject that the form starts with after 'Mail senden'. */
  subject: string;
  phone: string;
  address: string;
  /** Where the form is: further down on this page, or on the contact page. */
  form: 'here' | 'contact-page';
}

/** The contact person; 'Mail senden' presets the form's subject and leads to the form. */
export function ContactPersonCard({
  title,
  role,
  text,
  button,
  subject,
  phone,
  address,
  form,
}: ContactPersonCardProps) {
  const [, setSubject] = useCustomSubject();
  const showForm = () => {
    setSubject(subject);
    // The link scrolls by itself, and works without scripts; the focus follows so that the next Tab is in the form.
    document.getElementById(contactFormId)?.focus({ preventScroll: true });
  };
  const target =
    form === 'here' ? { href: `#${contactFormId}` } : { to: `${paths.contact}#${contactFormId}` };
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        <div className={styles.head}>
          <Portrait src="/asset/images/kontakt/lindner.svg" />
          <div>
            <h2 className={styles.name}>{title}</h2>
            <p className={styles.role}>{role}</p>
          </div>
        </div>
        <p>{text}</p>
        <ButtonLink {...target} icon={mailIcon} onClick={showForm}>
          {button}
        </ButtonLink>
      </div>
      <dl className={styles.ways}>
        <div>
          <dt>
            <Icon path={phoneIcon} /> {phone}
          </dt>
          <dd>
            <a href={`tel:${brand.phone.e164}`}>{brand.phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon path={pinIcon} /> {address}
          </dt>
          <dd>
            {brand.company}
            <br />
            {brand.address.street}
            <br />
            {brand.address.postcode} {brand.address.town}
          </dd>
        </div>
      </dl>
    </div>
  );
}
