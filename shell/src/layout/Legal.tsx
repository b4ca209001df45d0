import { brand } from '@goldbraun/shared/brand/brand.ts';
import { useText } from '@goldbraun/shared/contract/index.ts';
import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden.tsx';
import { useState } from 'react';
import { text } from '../../text/index.ts';
import { ConsentDialog } from '../consent/ConsentDialog.tsx';
import styles from './Legal.module.css';
import { opens } from './modal/opens.ts';

/** The last line of the footer: copyright, privacy, imprint, and the consent settings. */
export function Legal() {
  const { footer: t, newTab } = useText(text);
  const [settings, setSettings] = useState(false);
  return (
    <div className={styles.legal}>
      {/* On New Year's Eve the server's document and the browser may differ in the year. */}
      <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${t.copyright}`}</p>
      <ul aria-label={t.legalLabel}>
        <li>
          <a href={brand.privacyPdf} target="_blank" rel="noopener">
            {t.privacy} <VisuallyHidden>{newTab}</VisuallyHidden>
          </a>
        </li>
        <li>
          <a href={brand.imprint} target="_blank" rel="noopener">
            {t.imprint} <VisuallyHidden>{newTab}</VisuallyHidden>
          </a>
        </li>
        <li>
          <button {...opens('privatsphaere', () => setSettings(true))}>{t.consent}</button>
        </li>
      </ul>
      <ConsentDialog id="privatsphaere" open={settings} onClose={() => setSettings(false)} />
    </div>
  );
}
