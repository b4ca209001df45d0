import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';

// What one company or one sender of floods has at least: a /48 is 65536 of the /64 that a household gets.
const ipv6Prefix = 48;

/** The network that an address belongs to: a /24 of IPv4, a /48 of IPv6. */
export function networkOf(address: string): string {
  const start = normalizeIP(address, ipv6Prefix);
  return start.includes(':') ? `${start}/${ipv6Prefix}` : start.replace(/\.\d+$/, '.0/24');
}

/** Names the network of an address for those who have the key, and for nobody else. */
export function networkHash(address: string, key: string): string {
  return createHmac('sha256', key)
    .update(`network ${networkOf(address)}`)
    .digest('base64url');
}
