import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Releases } from '@goldbraun/shared/release/releases';
import { makeKeyPair, parseSigningKey } from '@goldbraun/shared/release/signing/release-key';
import { verifyDiscovery } from '@goldbraun/shared/release/signing/signed-discovery';
import { FolderStore } from '../../shared/release/folder-store.ts';
import { BuiltReleases } from '../../shared/release/testing/built-releases.ts';
import { describeDeeds } from '../../shared/release/testing/team-deeds.ts';
import { ObjectStoreProxy } from '../harness/object-store-proxy.ts';
import { TestBucket } from '../harness/test-bucket.ts';
import { releasesIn, storeIn } from './bucket-releases.ts';

/** The store's clock, by which ages are told, shows whole seconds; what it keeps bears milliseconds. */
const AT_ONCE = -1_000;

const DISCOVERY = 'remotes/mfe-news/discovery.json';
/** What every server takes otherwise, if it is not written as it should be. */
const NAME = 'asset/a+b@2x~.js';

let builds: BuiltReleases;
let bucket: TestBucket;
beforeEach(async () => {
  builds = new BuiltReleases();
  bucket = await TestBucket.make();
});
afterEach(() => builds.remove());

describeDeeds('bucket', async () => storeIn(await TestBucket.make()));

const keyOf = (number: number, name: string) => `remotes/mfe-news/${builds.version(number)}/${name}`;
const versionsIn = async (): Promise<string[]> => {
  const names = (await bucket.keys()).map((key) => key.split('/')[2] ?? '');
  return [...new Set(names)].filter((name) => name.startsWith('1.'));
};

describe('a release in a bucket', () => {
  it('has its files for ever and its discovery file anew each time, whatever they are called', async () => {
    await releasesIn(bucket).publish(builds.build(1, { [NAME]: 'x' }));
    expect(await bucket.read(keyOf(1, NAME))).toBe('x');
    const file = await bucket.head(keyOf(1, NAME));
    expect(file.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.get('content-type')).toBe('text/javascript');
    const discovery = await bucket.head(DISCOVERY);
    expect([discovery.get('cache-control'), discovery.get('content-type')]).toEqual([
      'no-cache',
      'application/json',
    ]);
  });

  it('is signed', async () => {
    const key = parseSigningKey(makeKeyPair().privateKey);
    const releases = releasesIn(bucket, { signingKey: key });
    const keys = { 'mfe-news': [key.publicKey] };
    await releases.publish(builds.build(1));
    const first = verifyDiscovery(String(await bucket.read(DISCOVERY)), 'mfe-news', keys);
    await releases.publish(builds.build(2));
    const second = verifyDiscovery(String(await bucket.read(DISCOVERY)), 'mfe-news', keys);
    expect(second.serial).toBeGreaterThan(first.serial);
  });

  it('is mended where it is damaged when it is released again, and otherwise left as it is', async () => {
    const built = builds.build(1, { [NAME]: 'x' });
    await releasesIn(bucket).publish(built);
    const sound = await bucket.head(keyOf(1, 'release.json'));
    await bucket.write(keyOf(1, NAME), 'damaged');
    await bucket.remove(keyOf(1, 'remoteEntry.js'));
    const proxy = await ObjectStoreProxy.start();
    await releasesIn(bucket, { endpoint: proxy.endpoint }).publish(built);
    proxy.stop();
    expect(await bucket.read(keyOf(1, NAME))).toBe('x');
    expect(await bucket.read(keyOf(1, 'remoteEntry.js'))).toContain(built.version);
    expect(proxy.asked.filter(({ line }) => /^PUT .*release\.json$/.test(line))).toEqual([]);
    expect((await bucket.head(keyOf(1, 'release.json'))).get('etag')).toBe(sound.get('etag'));
  });

  it('that counts keeps its bytes although the same version is built otherwise elsewhere', async () => {
    await releasesIn(bucket).publish(builds.build(1, { [NAME]: 'x' }));
    const before = await releasesIn(bucket).live();
    const elsewhere = new BuiltReleases();
    await releasesIn(bucket).publish(elsewhere.build(1, { [NAME]: 'other' }));
    expect(await bucket.read(keyOf(1, NAME))).toBe('x');
    expect(await releasesIn(bucket).live()).toMatchObject({ metadata: before?.metadata });
    // Unless there is nothing to keep.
    await bucket.write(keyOf(1, NAME), 'damaged');
    await releasesIn(bucket).publish(elsewhere.build(1, { [NAME]: 'other' }));
    elsewhere.remove();
    expect(await bucket.read(keyOf(1, NAME))).toBe('other');
    expect((await releasesIn(bucket).live())?.extras).not.toEqual(before?.extras);
  });

  it('is put again if another command removes its files before it counts', async () => {
    const proxy = await ObjectStoreProxy.start();
    proxy.once({
      method: 'PUT',
      key: /discovery\.json$/,
      first: () => bucket.remove(keyOf(1, 'remoteEntry.js')),
    });
    await releasesIn(bucket, { endpoint: proxy.endpoint }).publish(builds.build(1));
    proxy.stop();
    expect(await bucket.read(keyOf(1, 'remoteEntry.js'))).toContain(builds.version(1));
  });
});

describe('what no edition names', () => {
  it('is left alone for an hour, and then removed by the next command', async () => {
    await bucket.write(keyOf(7, 'remoteEntry.js'), 'left by a command that was killed');
    for (const number of [1, 2]) await releasesIn(bucket).publish(builds.build(number));
    await releasesIn(bucket).rollback();
    await releasesIn(bucket).publish(builds.build(3));
    expect(await versionsIn()).toEqual([1, 2, 3, 7].map(builds.version));
    await releasesIn(bucket, { abandonedMs: AT_ONCE }).publish(builds.build(4));
    expect(await versionsIn()).toEqual([1, 3, 4].map(builds.version));
    expect((await bucket.keys()).filter((key) => key.includes('/history-'))).toHaveLength(1);
    expect((await releasesIn(bucket).history()).map(({ did }) => did)).toEqual([
      'release',
      'release',
      'rollback',
      'release',
      'release',
    ]);
  });

  it('is no history that is read just when it is overtaken', async () => {
    await releasesIn(bucket).publish(builds.build(1));
    const proxy = await ObjectStoreProxy.start();
    const overtaken = proxy.once({
      method: 'GET',
      key: /\/history-/,
      first: () => releasesIn(bucket, { abandonedMs: AT_ONCE }).publish(builds.build(2)),
    });
    const history = await releasesIn(bucket, { endpoint: proxy.endpoint }).history();
    await overtaken;
    proxy.stop();
    expect(history.map(({ version }) => version)).toEqual([1, 2].map(builds.version));
  });
});

it('A folder that is copied into a bucket goes on there, with its history', async () => {
  const folder = join(builds.folder, 'store');
  const inFolder = new Releases(new FolderStore(folder, 'mfe-news'), 'mfe-news');
  await inFolder.publish(builds.build(1));
  await inFolder.publish(builds.build(2));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await bucket.write(file.slice(folder.length + 1), readFileSync(file, 'utf8'));
  }
  expect(await releasesIn(bucket).rollback()).toBe(builds.version(1));
  const told = (await releasesIn(bucket).history()).map(({ did }) => did);
  expect(told).toEqual(['release', 'release', 'rollback']);
});
