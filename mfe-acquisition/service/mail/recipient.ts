import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

// Google's two names for one mailbox, in which dots mean nothing: an address of twenty letters has half a million spellings.
const dotless = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address most probably leads to, so that its spellings are counted as one: capitals, a domain in
 * umlauts or with a dot at its end, and what follows a plus mean nothing; nor do dots at Google's domains, though they
 * tell people apart elsewhere. Two people who are taken for one share a limit: one of them may miss a confirmation.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).replace(/\.+$/, '');
  const domain = (domainToASCII(written) || written).toLowerCase();
  // What begins with a plus has no other name.
  const local = address
    .slice(0, at)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=.)\+.*$/s, '');
  if (!dotless.includes(domain)) return `${local.replace(/\.+$/, '')}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** Names a mailbox for those who have the key, and for nobody else. */
export function recipientHash(address: string, key: string): string {
  return createHmac('sha256', key)
    .update(`recipient ${mailboxOf(address)}`)
    .digest('base64url');
}
