import { brand } from '@goldbraun/shared/brand/brand';
import { paths, useText } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { mailIcon, phoneIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { useLocation } from 'react-router-dom';
import { text } from '../../text/index.ts';
import styles from './RemoteFallback.module.css';

/** Stands in the page's place when its remote does not come or fails. Trying again is a load of the whole document. */
export function RemoteFallback() {
  const t = useText(text).remoteFallback;
  const { pathname, search } = useLocation();
  return (
    <div className={styles.fallback}>
      <div className={styles.content}>
        <h1>{t.title}</h1>
        <p className={styles.text}>{t.text}</p>
        <ul className={styles.contacts}>
          <li>
            <Icon path={phoneIcon} />
            <a href={`tel:${brand.phone.e164}`}>
              {t.phone} {brand.phone.display}
            </a>
          </li>
          <li>
            <Icon path={mailIcon} />
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
        </ul>
        <div className={styles.actions}>
          <ButtonLink href={pathname + search}>{t.retry}</ButtonLink>
          <ButtonLink to={paths.home} variant="secondary">
            {t.home}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
