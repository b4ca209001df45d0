import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Bucket } from '../../bucket/bucket.ts';
import type { BucketAddress } from '../../bucket/bucket-address.ts';
import { BucketError } from '../../bucket/bucket-error.ts';
import { eachAtOnce } from '../bucket/at-once.ts';
import { BucketReleases } from '../bucket/bucket-releases.ts';
import { PRIVATE, type SourceMapStore } from './source-map-store.ts';

const AT_ONCE = 8;
const LIMIT_MS = 10_000;
const HEADERS = { 'cache-control': 'private, no-store', 'content-type': 'application/json' };

/** One remote's source maps in a bucket. */
export class BucketMaps implements SourceMapStore {
  readonly #address: BucketAddress;
  readonly #bucket: Bucket;
  readonly #base: string;

  constructor(address: BucketAddress, name: string) {
    this.#address = address;
    this.#bucket = new Bucket(address);
    this.#base = `${PRIVATE}/${name}/`;
  }

  async keep(version: string, folder: string, kept: () => Promise<string[]>): Promise<void> {
    await this.#refuseIfPublic();
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    await eachAtOnce(files, AT_ONCE, async (file) => {
      const name = relative(folder, file).replaceAll('\\', '/');
      await this.#bucket.put(`${this.#base}${version}/${name}`, readFileSync(file), HEADERS);
    });
    await new BucketReleases(this.#bucket, this.#base).removeOthers(await kept(), []);
  }

  async read(version: string, file: string): Promise<string | undefined> {
    const found = await this.#bucket.get(`${this.#base}${version}/${file}.map`);
    return found && String(found.body);
  }

  /** Puts something there that tells nothing, and asks for it as anybody could. */
  async #refuseIfPublic(): Promise<void> {
    const probe = `${this.#base}is-this-public`;
    await this.#bucket.put(probe, Buffer.from('{}'), HEADERS);
    const url = `${this.#address.url}/${probe}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'manual' }).catch(
      () => {
        throw new BucketError(
          `The object store at ${this.#address.endpoint} does not say whether ${PRIVATE}/ is public.`,
        );
      },
    );
    await answer.body?.cancel();
    if (answer.ok) {
      throw new BucketError(
        `Everybody may read ${this.#address.url}/${PRIVATE}/: let them read ${this.#address.url}/remotes/ and nothing else.`,
      );
    }
  }
}
