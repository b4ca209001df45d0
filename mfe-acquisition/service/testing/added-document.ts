import { randomUUID } from 'node:crypto';
import { documentsAction } from '../../offer/documents.ts';
import type { Problem } from '../../offer/errors.ts';
import { type ChosenFile, formOf, pdf, SILENCE_MS } from './offer-form.ts';

/** What the service answered to a document. */
export type DocumentAnswer = {
  status: number;
  reference?: string;
  number?: number;
  location: string;
} & Partial<Omit<Problem, 'status'>>;

/** Posts a document by the token of an offer's link, as the page with JavaScript does, or with other headers. */
export async function addDocument(
  url: string,
  token: string,
  {
    file = pdf(),
    key = randomUUID() as string,
    body = formOf({}, file) as BodyInit,
    headers = {} as Record<string, string>,
  } = {},
): Promise<DocumentAnswer> {
  const response = await fetch(url + documentsAction(token, key), {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(SILENCE_MS),
    headers: { accept: 'application/json', ...headers },
  });
  const text = await response.text();
  return {
    ...(text ? (JSON.parse(text) as object) : {}),
    status: response.status,
    location: response.headers.get('location') ?? '',
  };
}

/** A file that a test may tell from others by its name. */
export const named = (name: string, file: ChosenFile = pdf()): ChosenFile => ({ ...file, name });
