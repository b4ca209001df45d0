import { type Language, type PageHandle, useText } from '@goldbraun/shared/contract';
import { Html } from '@goldbraun/shared/sections/html/Html';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { sharePicture } from '@goldbraun/shared/sections/picture/picture-roles';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { useLoaderData } from 'react-router-dom';
import type { accessibility } from '../../../text/de/accessibility.ts';
import styles from './AccessibilityPage.module.css';
import { Feedback } from './Feedback.tsx';

type Table = Record<Language, typeof accessibility>;

export const loader = async (): Promise<Table> =>
  (
    await import(
      /* webpackChunkName: "accessibility-text", webpackPreload: true */ '../../../text/accessibility.ts'
    )
  ).text;

export const handle: PageHandle<Table> = {
  meta: ({ data: { de } }) => ({
    title: de.metaTitle,
    description: de.metaDescription,
    share: sharePicture(de.share),
  }),
};

export function Component() {
  const { h1intro, sections, updated, feedback, enforcement } = useText(useLoaderData<Table>());
  return (
    <Parts>
      <Section tone="cream">
        <div className={styles.head}>
          <h1>{h1intro.title}</h1>
          <p className={styles.lead}>{h1intro.text}</p>
          <p className={styles.updated}>{updated}</p>
        </div>
      </Section>
      <Section>
        {sections.map(({ title, text }) => (
          <div key={title} className={styles.part}>
            <h2 className={styles.title}>{title}</h2>
            <Html className={styles.text} html={text} />
          </div>
        ))}
      </Section>
      <Feedback {...feedback} />
      <Section>
        <div className={styles.part}>
          <h2 className={styles.title}>{enforcement.title}</h2>
          <Html className={styles.text} html={enforcement.text} />
        </div>
      </Section>
    </Parts>
  );
}
