import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { arrowLeftIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styles from './BackLink.module.css';

/** The key that the router gives to the entry with which a visit begins. */
const FIRST_ENTRY = 'default';

/** Goes back to the page before; where there is none within the site, or no JavaScript, it leads to `to`. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlainClick || key === FIRST_ENTRY) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link to={to} className={styles.link} onClick={goBack}>
      <Icon path={arrowLeftIcon} />
      {children}
    </Link>
  );
}
