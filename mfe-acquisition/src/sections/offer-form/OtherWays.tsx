import { brand } from '@goldbraun/shared/brand/brand.ts';
import { Icon } from '@goldbraun/shared/sections/icon/Icon.tsx';
import styles from './OtherWays.module.css';

/** Phone and e-mail, for whoever can't or won't use the form. */
export function OtherWays() {
  return (
    <ul className={styles.ways}>
      <li>
        <Icon name="phone" />
        <a href={`tel:${brand.phone.e164}`}>{brand.phone.display}</a>
      </li>
      <li>
        <Icon name="mail" />
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </li>
    </ul>
  );
}
