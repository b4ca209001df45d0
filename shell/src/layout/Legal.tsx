import { brand } from '@goldbraun/shared/brand/brand';
import { paths, useOutsideSystems, useText } from '@goldbraun/shared/contract';
import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden';
import { useEffect, useState } from 'react';
import { text } from '../../text/index.ts';
import { openSettings, ready } from '../consent/consent-port.ts';
import { panelIsOpen } from '../consent/open-panel.ts';
import { PANEL } from '../consent/panel-id.ts';
import styles from './Legal.module.css';
import { opens } from './modal/opens.ts';
import { SiteLink } from './SiteLink.tsx';

const fails = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => false,
    () => true,
  );

/** The last line of the footer: copyright, privacy, imprint, and the consent settings. */
export function Legal() {
  const { footer: t, newTab } = useText(text);
  const outside = useOutsideSystems();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    // An external provider has a question of its own to ask; the site's own settings never come unbidden, but may stand
    // open already, since the browser opens them without a script.
    if (outside.consent || panelIsOpen()) fails(ready(outside)).then(setMissing);
  }, [outside]);
  const open = () => fails(openSettings(outside)).then(setMissing);
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
          <SiteLink href={paths.accessibility}>{t.accessibility}</SiteLink>
        </li>
        <li>
          <button {...opens(PANEL, open)}>{t.consent}</button>
        </li>
      </ul>
      <p role="status" className={styles.missing}>
        {missing && t.consentMissing}
      </p>
    </div>
  );
}
