/** @jest-environment node */
import { networkHash, networkOf } from './network.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['192.0.2.255', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2::3', '2001:db8:1::/48'],
    ['2001:DB8:1:ffff:1:2:3:4', '2001:db8:1::/48'],
    ['::1', '::/48'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is named by a hash that needs the key', () => {
    const hash = networkHash('192.0.2.7', 'key');
    expect(hash).toBe(networkHash('192.0.2.8', 'key'));
    expect(hash).not.toBe(networkHash('192.0.3.7', 'key'));
    expect(hash).not.toBe(networkHash('192.0.2.7', 'other key'));
    expect(hash).not.toContain('192');
  });
});
