import { useOpenDrawer, useText } from '@goldbraun/shared/contract';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { chevronDownIcon, closeIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { text } from '../../../text/index.ts';
import { Modal } from '../modal/Modal.tsx';
import styles from './Drawer.module.css';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import { concepts, isConceptPage, useMenu } from './menu.ts';
import { useHistoryStep } from './use-history-step.ts';

/** The menu of small screens, at the side. Whether it is open is in the store. */
export function Drawer({ id }: { id: string }) {
  const t = useText(text).menu;
  const menu = useMenu();
  const { pathname } = useLocation();
  const [open, setOpen] = useOpenDrawer();
  const dialog = useRef<HTMLDialogElement>(null);
  // Not by the store alone: the drawer may have been opened by the browser, before this script.
  const close = () => dialog.current?.close?.();
  useHistoryStep(close);

  useEffect(() => {
    if (dialog.current?.open) setOpen(true);
    // A page without a header takes an open drawer away; it does not come back by itself with the next header.
    return () => setOpen(false);
  }, [setOpen]);

  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia('(width >= 1024px)');
    const closeIfWide = () => wide.matches && setOpen(false);
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, [open, setOpen]);

  return (
    <Modal
      ref={dialog}
      id={id}
      label={t.label}
      open={open}
      onClose={() => setOpen(false)}
      className={styles.drawer}
    >
      <div className={styles.head}>
        <Logo onChoose={close} />
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={t.close}>
            <Icon path={closeIcon} />
          </button>
        </form>
      </div>
      <nav aria-label={t.pages}>
        <ul className={styles.items}>
          {menu.map(({ label, path }) => (
            <li key={label}>
              {path === null ? (
                <details className={styles.concepts} open={isConceptPage(pathname)}>
                  <summary className={styles.item}>
                    {label}
                    <Icon path={chevronDownIcon} />
                  </summary>
                  <ul>
                    {concepts.map((concept) => (
                      <li key={concept.label}>
                        <MenuLink to={concept.path} className={styles.subitem} onChoose={close}>
                          {t[concept.label]}
                        </MenuLink>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <MenuLink to={path} className={styles.item} onChoose={close}>
                  {label}
                </MenuLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Modal>
  );
}
