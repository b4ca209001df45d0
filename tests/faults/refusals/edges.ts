/**
 * Shells before intakes, without pages. INTAKES names the addresses of the intakes; the shells' ports are told in their
 * order.
 */
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { realEdge } from '../../../shell/edge/testing/real-edge.ts';

const log = pino({ base: null });
const ports: number[] = [];
for (const intake of (process.env.INTAKES ?? '').split(',')) {
  const settings = { intake: new URL(intake), telemetrySample: 1, trustProxy: 'loopback' };
  const edge = await realEdge(settings, log);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  ports.push((edge.server.address() as AddressInfo).port);
}
process.once('disconnect', () => process.exit(0));
process.send?.({ ports });
