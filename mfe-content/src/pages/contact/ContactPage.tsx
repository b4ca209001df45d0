import { type PageHandle, Slot, useText } from '@goldbraun/shared/contract/index.ts';
import { Section } from '@goldbraun/shared/sections/section/Section.tsx';
import { text as table } from '../../../text/contact.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { PageIntro } from '../../sections/page-intro/PageIntro.tsx';
import styles from './ContactPage.module.css';
import { ContactPersonCard } from './ContactPersonCard.tsx';
import { FormFallback } from './FormFallback.tsx';

export const handle: PageHandle = { meta: () => pageMeta(table.de) };

export function Component() {
  const text = useText(table);
  return (
    <>
      <PageIntro {...text.h1intro} />
      <Section>
        <ContactPersonCard {...text.person} />
      </Section>
      {/* Not a control: it takes the focus when 'Mail senden' brings the visitor here. */}
      <div id="contactForm" tabIndex={-1}>
        <Section tone="cream">
          <div className={styles.form}>
            <div className={styles.invitation}>
              <h2>{text.form.title}</h2>
              <p>{text.form.text}</p>
            </div>
            <Slot name="mfe-acquisition/OfferForm" fallback={<FormFallback text={text.form.fallback} />} />
          </div>
        </Section>
      </div>
    </>
  );
}
