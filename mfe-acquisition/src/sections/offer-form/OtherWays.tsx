import { brand } from '@goldbraun/shared/brand/brand';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { mailIcon, phoneIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import styles from './OtherWays.module.css';

/** Phone and e-mail, for whoever can't or won't use the form. */
export function OtherWays() {
  return (
    <ul className={styles.ways}>
      <li>
        <Icon path={phoneIcon} />
        <a href={`tel:${brand.phone.e164}`}>{brand.phone.display}</a>
      </li>
      <li>
        <Icon path={mailIcon} />
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </li>
    </ul>
  );
}
