import { brand } from '@goldbraun/shared/brand/brand.ts';
import { useText } from '@goldbraun/shared/contract/index.ts';
import { Button } from '@goldbraun/shared/sections/button/Button.tsx';
import { Icon } from '@goldbraun/shared/sections/icon/Icon.tsx';
import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden.tsx';
import { useRef } from 'react';
import { text } from '../../text/index.ts';
import { Modal } from '../layout/modal/Modal.tsx';
import styles from './ConsentDialog.module.css';

/** The consent settings. Nothing on the site needs a consent, and that is what they say. */
export function ConsentDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { consent: t, newTab } = useText(text);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Modal ref={dialog} id={id} label={t.title} open={open} onClose={onClose} className={styles.dialog}>
      <div className={styles.content}>
        <h2>{t.title}</h2>
        <p className={styles.intro}>{t.intro}</p>
        <ul>
          {t.facts.map((fact) => (
            <li key={fact}>
              <Icon name="check" />
              {fact}
            </li>
          ))}
        </ul>
        <p>
          <a href={brand.privacyPdf} target="_blank" rel="noopener">
            {t.more} <VisuallyHidden>{newTab}</VisuallyHidden>
          </a>
        </p>
        <form method="dialog">
          <Button type="submit">{t.close}</Button>
        </form>
      </div>
    </Modal>
  );
}
