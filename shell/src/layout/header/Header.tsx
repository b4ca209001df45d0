import { useOpenDrawer, useText } from '@goldbraun/shared/contract';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { menuIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { memo } from 'react';
import { text } from '../../../text/index.ts';
import { opens } from '../modal/opens.ts';
import { ConceptsSubmenu } from './ConceptsSubmenu.tsx';
import { Drawer } from './Drawer.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import { useMenu } from './menu.ts';

/** The app bar: the menu from 1024 px on, a button for the drawer below. The style sheet decides which one shows. */
export const Header = memo(function Header() {
  const t = useText(text).menu;
  const menu = useMenu();
  const [openDrawer, setOpenDrawer] = useOpenDrawer();
  return (
    <header className={styles.bar}>
      <div className={styles.content}>
        <Logo />
        <nav className={styles.menu} aria-label={t.label}>
          <ul>
            {menu.map(({ label, path }) => (
              <li key={label}>
                {path === null ? (
                  <ConceptsSubmenu className={styles.item} />
                ) : (
                  <MenuLink to={path} className={styles.item}>
                    {label}
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <button
          {...opens('menue', () => setOpenDrawer(true))}
          className={styles.hamburger}
          aria-label={t.open}
          aria-expanded={openDrawer}
        >
          <Icon path={menuIcon} />
        </button>
      </div>
      <Drawer id="menue" />
    </header>
  );
});
