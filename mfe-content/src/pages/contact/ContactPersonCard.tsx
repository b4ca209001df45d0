import { brand } from '@goldbraun/shared/brand/brand.ts';
import { useCustomSubject } from '@goldbraun/shared/contract/index.ts';
import { ButtonLink } from '@goldbraun/shared/sections/button/ButtonLink.tsx';
import { Icon } from '@goldbraun/shared/sections/icon/Icon.tsx';
import styles from './ContactPersonCard.module.css';

interface ContactPersonCardProps {
  title: string;
  role: string;
  text: string;
  button: string;
  /** The subject that the form below starts with after 'Mail senden'. */
  subject: string;
  phone: string;
  address: string;
}

/** The contact person; 'Mail senden' presets the form's subject and leads to the form below. */
export function ContactPersonCard({
  title,
  role,
  text,
  button,
  subject,
  phone,
  address,
}: ContactPersonCardProps) {
  const [, setSubject] = useCustomSubject();
  const showForm = () => {
    setSubject(subject);
    // The link scrolls by itself, and works without scripts; the focus follows so that the next Tab is in the form.
    document.getElementById('contactForm')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        <h2>{title}</h2>
        <p className={styles.role}>{role}</p>
        <p>{text}</p>
        <ButtonLink href="#contactForm" icon="mail" onClick={showForm}>
          {button}
        </ButtonLink>
      </div>
      <dl className={styles.ways}>
        <div>
          <dt>
            <Icon name="phone" /> {phone}
          </dt>
          <dd>
            <a href={`tel:${brand.phone.e164}`}>{brand.phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="pin" /> {address}
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
