import { brand } from '@goldbraun/shared/brand/brand';
import { paths } from '@goldbraun/shared/contract';
import { BrandSign } from '@goldbraun/shared/sections/brand-sign/BrandSign';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { phoneIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Link } from 'react-router-dom';
import styles from './BrandLine.module.css';

/** Whose page this is, on a page without the site's header; no menu, only the name and the phone number. */
export function BrandLine({ call }: { call: string }) {
  return (
    <div className={styles.line}>
      <Link to={paths.home} className={styles.name}>
        <BrandSign className={styles.sign} />
        {brand.department}
      </Link>
      <p className={styles.call}>
        <span className={styles.words}>{call}</span>
        <a href={`tel:${brand.phone.e164}`} className={styles.phone}>
          <Icon path={phoneIcon} />
          {brand.phone.display}
        </a>
      </p>
    </div>
  );
}
