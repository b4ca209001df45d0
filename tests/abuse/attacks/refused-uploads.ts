import { randomUUID } from 'node:crypto';
import { offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import { ask } from '../exchange.ts';
import { type Attack, repeat } from './attack.ts';

const megabyte = 1024 * 1024;
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const bodyOf = (type: string, size: number): Uint8Array =>
  Buffer.concat([
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\ncontent-type: ${type}\r\n\r\n%PDF-`,
    ),
    Buffer.alloc(size, 'x'),
    Buffer.from('\r\n--x--\r\n'),
  ]);

const uploads = [
  { headers: multipart, body: bodyOf('application/pdf', megabyte) },
  { headers: { 'content-type': 'application/json' }, body: bodyOf('text/plain', megabyte) },
  { headers: { ...multipart, 'idempotency-key': 'key' }, body: bodyOf('application/pdf', 10) },
  { headers: multipart, body: bodyOf('application/pdf', 17 * megabyte), keyed: true },
  { headers: multipart, body: bodyOf('text/plain', 2 * megabyte), keyed: true },
  { headers: multipart, body: Buffer.from('nonsense'), keyed: true },
];
const ADDRESSES = 3;

/**
 * Uploads that have to be refused: without a key, of another type, too large, nonsense, and before long too many.
 * Whoever sends them gets an answer all the same, as anybody would who means no harm.
 */
export const refusedUploads: Attack = {
  name: 'refused uploads',
  async run({ nextDoor, from }, signal) {
    const deeds: Record<string, number> & { done: number } = { done: 0, accepted: 0, unanswered: 0 };
    const [, network, host] = /^(.+\.)(\d+)$/.exec(from) ?? [];
    await repeat({ atOnce: ADDRESSES, pauseMs: 250 }, signal, async (nth) => {
      const { headers, body, keyed } = uploads[deeds.done++ % uploads.length] as (typeof uploads)[number];
      try {
        const { status } = await ask(nextDoor(), {
          path: offerPath,
          from: `${network}${Number(host) + nth}`,
          method: 'POST',
          headers: { ...headers, ...(keyed && { 'idempotency-key': randomUUID() }) },
          body,
        });
        deeds[status] = (deeds[status] ?? 0) + 1;
        if (status < 300) deeds.accepted = (deeds.accepted ?? 0) + 1;
      } catch {
        deeds.unanswered = (deeds.unanswered ?? 0) + 1;
      }
    });
    return deeds;
  },
};
