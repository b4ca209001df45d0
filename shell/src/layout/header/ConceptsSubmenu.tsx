import { useText } from '@goldbraun/shared/contract';
import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { arrowRightIcon, chevronDownIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Picture } from '@goldbraun/shared/sections/picture/Picture';
import { type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { text } from '../../../text/index.ts';
import styles from './ConceptsSubmenu.module.css';
import { MenuLink } from './MenuLink.tsx';
import { concepts, isConceptPage } from './menu.ts';
import { useHistoryStep } from './use-history-step.ts';

/**
 * 'Restaurantkonzepte' with its three tiles. A native popover: it opens without JavaScript, and Esc, a click outside
 * and the return of the focus are the browser's. Its pictures are lazy, so they load when it first opens.
 */
export function ConceptsSubmenu({ className }: { className?: string }) {
  const { menu: t, conceptTeaser } = useText(text);
  const { pathname } = useLocation();
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The browser opens it before this script, too.
  useEffect(() => {
    const { current } = popover;
    if (current?.showPopover && current.matches(':popover-open')) setOpen(true);
  }, []);

  // Browsers from before popovers (2024) have no such method; there, the tiles stay hidden and the footer has the links.
  const close = useCallback(() => popover.current?.hidePopover?.(), []);
  useHistoryStep(close);
  // A press beside it closes it by itself if it is a pointer's; a link that is followed by the keyboard does not. Listened to whether
  // it is open or not: the browser says later that it is, and a press may come between.
  useEffect(() => {
    const closeIfBeside = ({ target }: Event) => {
      if (target instanceof Node && !popover.current?.parentElement?.contains(target)) close();
    };
    document.addEventListener('click', closeIfBeside);
    return () => document.removeEventListener('click', closeIfBeside);
  }, [close]);

  return (
    <>
      <button
        type="button"
        className={`${className} ${styles.toggle}`}
        popoverTarget="restaurantkonzepte"
        aria-controls="restaurantkonzepte"
        aria-expanded={open}
        aria-current={isConceptPage(pathname) ? 'true' : undefined}
      >
        {t.concepts}
        <Icon path={chevronDownIcon} className={styles.chevron} />
      </button>
      <div
        ref={popover}
        id="restaurantkonzepte"
        popover="auto"
        className={styles.submenu}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        <ul className={styles.tiles}>
          {concepts.map(({ label, path, picture }) => (
            <li key={label}>
              <MenuLink to={path} className={styles.tile} onChoose={close}>
                <span className={styles.frame}>
                  <Picture src={picture} alt="" role="card" sizes="373px" />
                </span>
                <span className={styles.name}>
                  {t[label]} <Icon path={arrowRightIcon} className={styles.arrow} />
                </span>
                <span className={styles.teaser}>{conceptTeaser[label]}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
