import { brand } from '@goldbraun/shared/brand/brand';
import { paths } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/ButtonLink';
import { Section } from '@goldbraun/shared/sections/section/Section';
import styles from './Feedback.module.css';

interface FeedbackProps {
  title: string;
  text: string;
  button: string;
  /** The names of the other ways to reach us. */
  phone: string;
  email: string;
  post: string;
}

/** Where a visitor reports a barrier: by the form, by phone, by mail or by letter. */
export function Feedback({ title, text, button, phone, email, post }: FeedbackProps) {
  return (
    <Section tone="green" title={title}>
      <div className={styles.feedback}>
        <div className={styles.words}>
          <p className={styles.text}>{text}</p>
          <ButtonLink to={paths.contact}>{button}</ButtonLink>
        </div>
        <dl className={styles.ways}>
          <div>
            <dt>{phone}</dt>
            <dd>
              <a href={`tel:${brand.phone.e164}`}>{brand.phone.display}</a>
            </dd>
          </div>
          <div>
            <dt>{email}</dt>
            <dd>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </dd>
          </div>
          <div>
            <dt>{post}</dt>
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
    </Section>
  );
}
