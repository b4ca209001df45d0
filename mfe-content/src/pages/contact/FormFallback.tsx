import { brand } from '@goldbraun/shared/brand/brand';
import styles from './FormFallback.module.css';

/** Stands where the offer form can't come: how to reach the department without it. */
export function FormFallback({ text }: { text: string }) {
  return (
    <div className={styles.fallback}>
      <p>{text}</p>
      <p>
        <a href={`tel:${brand.phone.e164}`}>{brand.phone.display}</a>
        <br />
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </p>
      <address className={styles.address}>
        {brand.company}, {brand.address.street}, {brand.address.postcode} {brand.address.town}
      </address>
    </div>
  );
}
