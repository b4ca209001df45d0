import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { streamOf } from '@goldbraun/shared/service/files/stream-of';
import type { Fingerprint } from './attachment-store.ts';

/** What a store gave is not what was put there. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/**
 * The same bytes, in a stream that ends only if they are all that is expected, and fails with a DamagedFile otherwise: what was cut off or
 * changed never looks like the whole. However it ends, it destroys its source.
 */
export const whole = (source: Readable, expected: Fingerprint): Readable =>
  streamOf(checked(source, expected), () => source.destroy());

async function* checked(source: Readable, { bytes, sha256 }: Fingerprint) {
  const hash = createHash('sha256');
  let seen = 0;
  for await (const piece of source) {
    hash.update(piece);
    seen += piece.length;
    if (seen > bytes) break;
    yield piece;
  }
  if (seen !== bytes) {
    throw new DamagedFile(`the stored file has ${seen > bytes ? 'more than' : `${seen} of`} ${bytes} bytes`);
  }
  if (hash.digest('hex') !== sha256) throw new DamagedFile('the stored file is not what was accepted');
}
