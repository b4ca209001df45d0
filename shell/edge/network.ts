import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** One household or one company has a whole /64 to choose addresses from. */
const GROUPS_OF_NETWORK = 4;

/** Whom an address belongs to, as far as it can be told: an IPv4 address as it is, an IPv6 address by its /64. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = bare.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(bare)) return address;
  // Its canonical form is hexadecimal throughout, with one gap at most.
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const gap = Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...gap, ...after].slice(0, GROUPS_OF_NETWORK).join(':');
}
