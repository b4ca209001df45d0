import { randomInt, randomUUID } from 'node:crypto';
import { offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import { ask } from '../exchange.ts';
import { type Attack, type Deeds, repeat } from './attack.ts';

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

/** Of the loopback, and nobody else's here. */
const someAddress = () => `127.9.${randomInt(256)}.${randomInt(1, 255)}`;

const uploads = [
  { headers: multipart, body: bodyOf('application/pdf', megabyte) },
  { headers: { 'content-type': 'application/json' }, body: bodyOf('text/plain', megabyte) },
  { headers: { ...multipart, 'idempotency-key': 'key' }, body: bodyOf('application/pdf', 10) },
  { headers: multipart, body: bodyOf('application/pdf', 17 * megabyte), keyed: true },
  { headers: multipart, body: bodyOf('text/plain', 2 * megabyte), keyed: true },
  { headers: multipart, body: Buffer.from('nonsense'), keyed: true },
];
/**
 * Uploads that have to be refused: without a key, of another type, too large, nonsense, and before long too many.
 * Whoever sends them gets an answer all the same, as anybody would who means no harm.
 */
export const refusedUploads: Attack = {
  name: 'refused uploads',
  async run({ nextDoor, from }, signal) {
    const deeds: Deeds = { done: 0, accepted: 0, unanswered: 0 };
    const send = async (address: string) => {
      const { headers, body, keyed } = uploads[deeds.done++ % uploads.length] as (typeof uploads)[number];
      try {
        const { status } = await ask(nextDoor(), {
          path: offerPath,
          from: address,
          method: 'POST',
          headers: { ...headers, ...(keyed && { 'idempotency-key': randomUUID() }) },
          body,
        });
        deeds[status] = (deeds[status] ?? 0) + 1;
        if (status < 300) deeds.accepted = (deeds.accepted ?? 0) + 1;
      } catch {
        deeds.unanswered = (deeds.unanswered ?? 0) + 1;
      }
    };
    await Promise.all([
      // One address sends far too many: all but its first of a minute are refused for that alone.
      repeat({ atOnce: 2, pauseMs: 250 }, signal, () => send(from)),
      // The others come from everywhere, and are refused for what they are. Fewer a minute than all may send together.
      repeat({ atOnce: 1, pauseMs: 400 }, signal, () => send(someAddress())),
    ]);
    return deeds;
  },
};
