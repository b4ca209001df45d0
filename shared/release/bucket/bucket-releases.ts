import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Bucket } from '../../bucket/bucket.ts';
import { mediaTypeOf } from '../media-type.ts';
import { parseManifestText } from '../release-files.ts';
import { integrityOf } from '../release-manifest.ts';
import type { BuiltRelease, ReleaseHashes } from '../release-store.ts';
import { eachAtOnce } from './at-once.ts';

/** Requests at the same time. */
const AT_ONCE = 8;
/** No command takes so long: what nothing names for longer was left by one that was killed, or has had its time. */
const ABANDONED_MS = 60 * 60_000;
/** After that, a listing may have been overtaken by who releases again what it names. */
const LISTING_HOLDS_MS = 10_000;
const MANIFEST = 'release.json';

const headersOf = (name: string): Record<string, string> => ({
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': mediaTypeOf(name),
});

/** A file of a release that is to be stored. */
interface Wanted {
  name: string;
  key: string;
  /** What the bucket says of it when it is sound; by default the MD5 of the bytes, as it is for what is not encrypted there. */
  etag: string;
}

/** The files of one remote's releases in a bucket: `remotes/<name>/<version>/…`. */
export class BucketReleases {
  readonly #bucket: Bucket;
  readonly #base: string;
  readonly #abandonedMs: number;
  /** What this command has written or found, by version. */
  readonly #stored = new Map<string, { built: BuiltRelease; wanted: Wanted[] }>();

  /**
   * @param base with which the keys of the remote begin, with a slash at its end
   * @param abandonedMs how long what nothing names is left alone
   */
  constructor(bucket: Bucket, base: string, abandonedMs = ABANDONED_MS) {
    this.#bucket = bucket;
    this.#base = base;
    this.#abandonedMs = abandonedMs;
  }

  /**
   * Stores a release, its manifest last.
   * @param named what the discovery file says of this version, if it is one of those that count: then it is left as it is,
   *   but for what is damaged
   * @returns its hashes: those of before, if it counts already and is whole
   */
  async add(built: BuiltRelease, named: ReleaseHashes | undefined): Promise<ReleaseHashes> {
    const { version, output } = built;
    const hash = (file: string) => integrityOf(readFileSync(join(output, file)));
    const hashes = { integrity: hash('remoteEntry.js'), manifestIntegrity: hash(MANIFEST) };
    const isOther = named && named.manifestIntegrity !== hashes.manifestIntegrity;
    // The same version with other bytes, from another machine: shells have fetched it as it is.
    if (isOther && (await this.#isWhole(version, named.manifestIntegrity))) {
      this.#stored.delete(version);
      return named;
    }
    const wanted = this.#stored.get(version)?.wanted ?? this.#filesOf(built);
    // What nothing names may be about to be removed by another command, unless it is as new as what this one has written.
    const isKept = this.#stored.has(version) || (named && !isOther);
    await this.#put(built, wanted, isKept ? await this.#etagsOf(version) : new Map());
    this.#stored.set(version, { built, wanted });
    return hashes;
  }

  /** Looks whether all that this command has stored is there still, and puts again what another has removed meanwhile. */
  async makeSure(version: string): Promise<void> {
    const stored = this.#stored.get(version);
    if (stored) await this.#put(stored.built, stored.wanted, await this.#etagsOf(version));
  }

  /**
   * Removes what does not count and has lain there for an hour.
   * @param versions those that count
   * @param keys the other keys of the remote that count
   */
  async removeOthers(versions: string[], keys: string[]): Promise<void> {
    const { objects, nowMs } = await this.#bucket.list(this.#base);
    const groups = Map.groupBy(objects, ({ key }) => key.slice(this.#base.length).split('/', 1)[0] ?? '');
    const abandoned = [...groups].flatMap(([group, members]) => {
      const counts = versions.includes(group) || keys.includes(this.#base + group);
      const isOld = members.every(({ changedAtMs }) => nowMs - changedAtMs >= this.#abandonedMs);
      return counts || !isOld ? [] : members.map(({ key }) => key);
    });
    const until = performance.now() + LISTING_HOLDS_MS;
    // The rest is left to the next command.
    const remove = async (key: string) => performance.now() < until && (await this.#bucket.delete(key));
    await eachAtOnce(abandoned, AT_ONCE, remove);
  }

  #keyOf = (version: string, name: string) => `${this.#base}${version}/${name}`;

  #filesOf({ version, output }: BuiltRelease): Wanted[] {
    return readdirSync(output, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const name = relative(output, file).replaceAll('\\', '/');
        const etag = createHash('md5').update(readFileSync(file)).digest('hex');
        return { name, key: this.#keyOf(version, name), etag };
      });
  }

  async #etagsOf(version: string): Promise<Map<string, string>> {
    const { objects } = await this.#bucket.list(this.#keyOf(version, ''));
    return new Map(objects.map(({ key, etag }) => [key, etag]));
  }

  /** Puts what is not there as it should be; the manifest last, so that what has one is whole. */
  async #put({ output }: BuiltRelease, wanted: Wanted[], there: Map<string, string>): Promise<void> {
    const missing = wanted.filter(({ key, etag }) => there.get(key) !== etag);
    const put = async (file: Wanted) => {
      const bytes = readFileSync(join(output, file.name));
      file.etag = await this.#bucket.put(file.key, bytes, headersOf(file.name));
    };
    await eachAtOnce(
      missing.filter(({ name }) => name !== MANIFEST),
      AT_ONCE,
      put,
    );
    for (const manifest of missing.filter(({ name }) => name === MANIFEST)) await put(manifest);
  }

  /** Whether a stored release is still what the discovery file says, byte by byte. */
  async #isWhole(version: string, manifestIntegrity: string): Promise<boolean> {
    const manifest = await this.#bucket.get(this.#keyOf(version, MANIFEST));
    if (!manifest || integrityOf(manifest.body) !== manifestIntegrity) return false;
    const files = Object.entries(parseManifestText(String(manifest.body))?.files ?? {});
    let sound = files.length > 0;
    await eachAtOnce(files, AT_ONCE, async ([name, integrity]) => {
      const file = sound && (await this.#bucket.get(this.#keyOf(version, name)));
      if (!file || integrityOf(file.body) !== integrity) sound = false;
    });
    return sound;
  }
}
