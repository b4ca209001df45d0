import { type PageHandle, useText } from '@goldbraun/shared/contract';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { sharePicture } from '@goldbraun/shared/sections/picture/picture-roles';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { dayInWords } from '../../../answer-date/day.ts';
import { documentMessages } from '../../../offer/document-errors.ts';
import type { text } from '../../../text/documents.ts';
import { DocumentList } from '../../sections/after-sending/DocumentList.tsx';
import { DocumentUpload } from '../../sections/document-upload/DocumentUpload.tsx';
import { type OpenedLink, openedLink } from '../../sections/document-upload/opened-link.ts';
import { OtherWays } from '../../sections/offer-form/OtherWays.tsx';
import styles from './DocumentsPage.module.css';

interface DocumentsData {
  table: typeof text;
  link: OpenedLink;
}

/** The first page of a visit has the text in its document already; only a later one downloads it. */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<DocumentsData> {
  const { text: table } = await import(
    /* webpackChunkName: "documents-text", webpackPreload: true */ '../../../text/documents.ts'
  );
  return { table, link: openedLink(request.url, new Date()) };
}

export const handle: PageHandle<DocumentsData> = {
  meta: ({ data: { table } }) => ({
    title: table.de.metaTitle,
    description: table.de.metaDescription,
    share: sharePicture(table.de.share),
  }),
};

/** Where the link of a confirmation leads: the documents of an offer are added here, one post for each. */
export function Component() {
  const { table, link } = useLoaderData<DocumentsData>();
  const words = useText(table);
  const { needed } = words;
  return (
    <Parts>
      <Section tone="cream">
        <div className={styles.head}>
          <h1>{words.intro.title}</h1>
          <p className={styles.lead}>{words.intro.text}</p>
          {link.state === 'open' ? (
            <p>
              {words.intro.reference}: <strong className={styles.reference}>{link.reference}</strong>.{' '}
              {words.intro.until} {dayInWords(link.until)}.
            </p>
          ) : null}
        </div>
      </Section>
      <Section>
        <div className={styles.columns}>
          <LinkPart link={link} words={words} />
          <div className={styles.part}>
            <h2 className={styles.title}>{needed.title}</h2>
            <p>{needed.text}</p>
            <DocumentList items={needed.items} />
          </div>
        </div>
      </Section>
      <Section tone="sand" title={words.contact.title}>
        <p className={styles.contact}>{words.contact.text}</p>
        <OtherWays />
      </Section>
    </Parts>
  );
}

/** The form, or why there is none. */
function LinkPart({ link, words }: { link: OpenedLink; words: typeof text.de }) {
  if (link.state === 'open') return <DocumentUpload link={link} />;
  const refused =
    link.state === 'none'
      ? null
      : documentMessages[link.state === 'expired' ? 'link_expired' : 'link_invalid'];
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{words.withoutLink.title}</h2>
      {refused ? <p className={styles.refused}>{refused}</p> : null}
      <p>{words.withoutLink.text}</p>
    </div>
  );
}
