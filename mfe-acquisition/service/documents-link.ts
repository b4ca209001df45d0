import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { linkDays } from '../offer/documents.ts';
import { readToken, type TokenContent, tokenBody } from '../offer/documents-token.ts';
import type { OfferRow } from './store/tables.ts';

const lifetime = linkDays * 24 * 60 * 60_000;

/** Makes the links to the page on which documents are added to an offer, and checks them. */
export type DocumentsLinks = ReturnType<typeof createDocumentsLinks>;

/** @param secret the database's own: links outlive the process, and hold at all instances */
export function createDocumentsLinks(secret: string) {
  // A key of their own, so that no other signature of the service can pass for a link's.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to add documents', 32));
  const sign = (content: TokenContent) =>
    createHmac('sha256', key).update(tokenBody(content)).digest('base64url');

  /** The token of an offer: always the same one, so that a mail that is sent again has it too. It names nobody. */
  function tokenOf({ reference, created_at }: Pick<OfferRow, 'reference' | 'created_at'>): string {
    const content = { reference, expires: new Date(Date.parse(created_at) + lifetime) };
    return `${tokenBody(content)}.${sign(content)}`;
  }

  /** The reference that a token is for. Whether there still is such an offer, only the store can say. */
  function verify(
    token: string,
    now: Date,
  ): { reference: string } | { refused: 'link_invalid' | 'link_expired' } {
    const read = readToken(token);
    if (!read) return { refused: 'link_invalid' };
    const [expected, given] = [Buffer.from(sign(read)), Buffer.from(read.signature)];
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return { refused: 'link_invalid' };
    return read.expires < now ? { refused: 'link_expired' } : { reference: read.reference };
  }

  return { tokenOf, verify };
}
