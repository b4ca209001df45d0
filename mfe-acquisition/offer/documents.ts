import { paths } from '@goldbraun/shared/contract/paths';
import { offerPath } from './offer.ts';

/** How many documents may be added to one offer; each is as large as an attachment may be. */
export const maxDocuments = 20;

/** For how many days after the offer its link takes documents. */
export const linkDays = 30;

/** Where a document is posted, below the service's host. */
export const documentsPath = `${offerPath}/documents`;

/** The parameters of the page to which the link leads, and of the address to which its form posts. */
export const documentsQuery = {
  /** The link's token, which is a secret. */
  token: 'schluessel',
  /** The idempotency key of a post, a UUID: a form without JavaScript can send no header. */
  key: 'sendung',
  /** What came of a post without JavaScript: `documentAdded` or the code of a refusal. */
  result: 'ergebnis',
} as const;

/** What came of a post that was accepted, as the page without JavaScript is told. */
export const documentAdded = 'angekommen';

/** What a 201 says: the offer to which the document was added, and which of its documents it is. */
export type DocumentAccepted = { reference: string; number: number };

const addressOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** The page of a link, by its path on the site. */
export const documentsPage = (token: string, result?: string): string =>
  addressOf(paths.documents, {
    [documentsQuery.token]: token,
    ...(result ? { [documentsQuery.result]: result } : {}),
  });

/** Where the form of a link posts a document. */
export const documentsAction = (token: string, key: string): string =>
  addressOf(documentsPath, { [documentsQuery.token]: token, [documentsQuery.key]: key });
