import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { integrityOf } from '@goldbraun/shared/release/release-manifest';
import { ReleaseUnusable } from './admission.ts';
import { addressAt } from './origin-address.ts';
import { answerOf, bytesOf } from './origin-answer.ts';

const MANIFEST_LIMITS = { mb: 1, ms: 5_000 };
const FILE_LIMITS = { mb: 20, ms: 5_000 };
const RELEASE_MB = 200;
const RELEASE_LIMIT_MS = 120_000;

/** Fetches one release from its origin, which is foreign: all of it together has bounds as well, in bytes and in time. */
export class ReleaseDownload {
  readonly #origin: URL;
  readonly #path: string[];
  readonly #until = performance.now() + RELEASE_LIMIT_MS;
  #bytes = 0;

  constructor(origin: URL, name: string, version: string) {
    this.#origin = origin;
    this.#path = ['remotes', name, version];
  }

  /** @throws ReleaseUnusable if it does not come, or is not what its hash says */
  async manifest(integrity: string): Promise<Buffer> {
    const { url, what } = this.#place('release.json');
    const bytes = await bytesOf(url, what, MANIFEST_LIMITS);
    if (integrityOf(bytes) !== integrity) throw differs(what);
    return bytes;
  }

  /**
   * Writes a file to a place where none is yet.
   * @throws ReleaseUnusable if it does not come, is not what its hash says, or the release has taken all that it may
   */
  async file(name: string, integrity: string, target: string): Promise<void> {
    if (performance.now() > this.#until) {
      throw new ReleaseUnusable(`it does not come within ${RELEASE_LIMIT_MS / 1000} s`);
    }
    const { url, what } = this.#place(name);
    const hash = createHash('sha384');
    const handle = await open(target, 'wx');
    try {
      for await (const chunk of answerOf(url, what, FILE_LIMITS)) {
        this.count(chunk.length);
        hash.update(chunk);
        await handle.writeFile(chunk);
      }
      if (`sha384-${hash.digest('base64')}` !== integrity) throw differs(what);
    } finally {
      await handle.close();
    }
  }

  /** Where a file is to be had, and how it is called in a reason: as the site calls it, wherever its origin has it. */
  #place = (name: string) => ({
    url: addressAt(this.#origin, ...this.#path, name),
    what: ['', ...this.#path, name].join('/'),
  });

  /**
   * Counts bytes that the release has, also if they need not be fetched.
   * @throws ReleaseUnusable if it is too large
   */
  count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > RELEASE_MB * 1024 * 1024) {
      throw new ReleaseUnusable(`it is larger than ${RELEASE_MB} MB`);
    }
  }
}

const differs = (what: string) => new ReleaseUnusable(`${what} is not what its hash says`);
