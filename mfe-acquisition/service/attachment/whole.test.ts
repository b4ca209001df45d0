/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { whole } from './whole.ts';

const pieces = ['one ', 'two ', 'three'].map((text) => Buffer.from(text));
const all = Buffer.concat(pieces);
const expected = { bytes: all.length, sha256: createHash('sha256').update(all).digest('hex') };

describe('a stored file', () => {
  it('comes as it is', async () => {
    expect(await buffer(whole(Readable.from(pieces), expected))).toEqual(all);
  });

  it.each([
    ['cut off', pieces.slice(0, 2), /has 8 of 13 bytes/],
    ['empty', [], /has 0 of 13 bytes/],
    ['longer', [...pieces, Buffer.from('!')], /has more than 13 bytes/],
    ['another one', [Buffer.from('One two three')], /not what was accepted/],
  ])('that is %s never ends', async (_what, given, fault) => {
    const stream = whole(Readable.from(given), expected);
    const ended = jest.fn();
    stream.on('end', ended);
    stream.resume();
    const [error] = await once(stream, 'close').then(
      () => [stream.errored],
      (thrown) => [thrown],
    );
    expect(String(error)).toMatch(fault);
    expect(ended).not.toHaveBeenCalled();
  });

  it('closes its source where it is given up, read or not', async () => {
    for (const isRead of [false, true]) {
      const source = new Readable({ read() {} });
      const closed = once(source, 'close', { signal: AbortSignal.timeout(5_000) });
      const stream = whole(source, expected);
      // The source says nothing: whoever reads waits for it.
      if (isRead) stream.resume();
      stream.destroy();
      await closed;
    }
  });
});
