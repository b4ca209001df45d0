import { Slot } from '@goldbraun/shared/contract';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { ContactPersonCard, contactFormId } from '../../sections/contact-person/ContactPersonCard.tsx';
import { PageIntro } from '../../sections/page-intro/PageIntro.tsx';
import { textPage } from '../../text-page/text-page.ts';
import styles from './ContactPage.module.css';
import { FormFallback } from './FormFallback.tsx';

const page = textPage(
  () => import(/* webpackChunkName: "contact-text", webpackPreload: true */ '../../../text/contact.ts'),
);
export const { loader, handle } = page;

export function Component() {
  const text = page.useText();
  return (
    <Parts>
      <PageIntro {...text.h1intro} />
      <Section>
        <ContactPersonCard {...text.person} form="here" />
      </Section>
      {/* Not a control: it takes the focus when 'Mail senden' brings the visitor here. */}
      <div id={contactFormId} tabIndex={-1}>
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
    </Parts>
  );
}
