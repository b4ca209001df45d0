import { documentsQuery } from '../../../offer/documents.ts';
import { readToken } from '../../../offer/documents-token.ts';
import { randomUuid } from '../offer-form/random-uuid.ts';

/**
 * What the address of the page says. Whether its link was made by us, the intake alone can tell, and does once a file is
 * sent: the page shows no more than what stands in the address anyway.
 */
export type OpenedLink = { state: 'none' | 'invalid' | 'expired' } | OpenLink;

/** A link that has not expired. */
export interface OpenLink {
  state: 'open';
  token: string;
  reference: string;
  /** The day on which it expires, as yyyy-mm-dd. */
  until: string;
  /** The idempotency key of what a form without JavaScript sends. */
  formKey: string;
  /** What came of what such a form has sent before; '' if nothing was. */
  result: string;
}

/** Reads the page's address, which anybody may have written. */
export function openedLink(address: string, now: Date): OpenedLink {
  const query = new URL(address).searchParams;
  const token = query.get(documentsQuery.token);
  if (!token) return { state: 'none' };
  const read = readToken(token);
  if (!read) return { state: 'invalid' };
  if (read.expires < now) return { state: 'expired' };
  return {
    state: 'open',
    token,
    reference: read.reference,
    until: read.expires.toISOString().slice(0, 10),
    formKey: randomUuid(),
    result: query.get(documentsQuery.result) ?? '',
  };
}
