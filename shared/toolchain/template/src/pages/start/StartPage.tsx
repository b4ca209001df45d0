import { type PageHandle, useText } from '@goldbraun/shared/contract';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { start } from '../../../text/de/start.ts';
import styles from './StartPage.module.css';

const text = { de: start };

export const handle: PageHandle = {
  meta: () => ({ title: start.metaTitle, description: start.metaDescription }),
};

export function Component() {
  const { title, lead } = useText(text);
  return (
    <Section>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </Section>
  );
}
