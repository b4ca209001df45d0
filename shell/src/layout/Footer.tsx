import { brand } from '@goldbraun/shared/brand/brand';
import { paths, useText } from '@goldbraun/shared/contract';
import { BrandSign } from '@goldbraun/shared/sections/brand-sign/BrandSign';
import { ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { memo } from 'react';
import { text } from '../../text/index.ts';
import styles from './Footer.module.css';
import { Legal } from './Legal.tsx';
import { SiteLink } from './SiteLink.tsx';
import { siteLinks } from './site-links.ts';

/** The foot of every page: who we are and how to reach us, all pages, and what the law asks for. */
export const Footer = memo(function Footer() {
  const { footer: t, menu, logo } = useText(text);
  const labels = { ...menu, ...t };
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <BrandSign className={styles.sign} />
            <span>
              {logo.chain} {logo.department}
            </span>
          </p>
          <p className={styles.claim}>{t.claim}</p>
          <address className={styles.address}>
            {brand.company}
            <br />
            {brand.address.street}
            <br />
            {brand.address.postcode} {brand.address.town}
            <br />
            <a href={`tel:${brand.phone.e164}`}>{brand.phone.display}</a>
            <br />
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </address>
          <ButtonLink to={paths.acquisition} className={styles.offer}>
            {t.offer}
          </ButtonLink>
        </div>
        <nav className={styles.groups} aria-label={t.label}>
          {siteLinks.map(({ group, links }) => (
            <div key={group}>
              <h2 id={`fuss-${group}`}>{t.groups[group]}</h2>
              <ul aria-labelledby={`fuss-${group}`}>
                {links.map(({ label, path }) => (
                  <li key={label}>
                    <SiteLink href={path}>{labels[label]}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Legal />
      </div>
    </footer>
  );
});
