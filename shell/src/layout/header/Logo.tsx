import { paths, useText } from '@goldbraun/shared/contract';
import { BrandSign } from '@goldbraun/shared/sections/brand-sign/BrandSign';
import { text } from '../../../text/index.ts';
import styles from './Logo.module.css';
import { MenuLink } from './MenuLink.tsx';

/** The sign and the name of the department; it leads to Home. */
export function Logo({ onChoose }: { onChoose?: () => void }) {
  const t = useText(text).logo;
  return (
    <MenuLink to={paths.home} className={styles.logo} onChoose={onChoose} label={t.label}>
      <BrandSign className={styles.sign} />
      <span className={styles.words}>
        <span className={styles.chain}>{t.chain}</span>{' '}
        <span className={styles.department}>{t.department}</span>
      </span>
    </MenuLink>
  );
}
