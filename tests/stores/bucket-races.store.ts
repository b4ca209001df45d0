import { BuiltReleases } from '../../shared/release/testing/built-releases.ts';
import { type Mishap, ObjectStoreProxy } from '../harness/object-store-proxy.ts';
import { TestBucket } from '../harness/test-bucket.ts';
import { releasesIn } from './bucket-releases.ts';

let builds: BuiltReleases;
let bucket: TestBucket;
let proxy: ObjectStoreProxy;
beforeEach(async () => {
  builds = new BuiltReleases();
  bucket = await TestBucket.make();
  proxy = await ObjectStoreProxy.start();
  await releasesIn(bucket).publish(builds.build(1));
});
afterEach(() => {
  builds.remove();
  proxy.stop();
});

const told = async () => (await releasesIn(bucket).history()).map(({ did, version }) => `${did} ${version}`);
const release = (number: number) => `release ${builds.version(number)}`;
const unlucky = () => releasesIn(bucket, { endpoint: proxy.endpoint });

/** The write that makes a change count. */
const LAST: Pick<Mishap, 'method' | 'key'> = { method: 'PUT', key: /discovery\.json$/ };
/** Is only asked when the first one has been refused, since the store wants the condition otherwise. */
const passOne = () => proxy.once(LAST);

it('Sixteen releases at once are all there, and each knows of those before it', async () => {
  const many = Array.from({ length: 16 }, (_, index) => builds.build(index + 2));
  await Promise.all(many.map((built) => releasesIn(bucket).publish(built)));
  const history = await releasesIn(bucket).history();
  expect(history.map(({ version }) => version).sort()).toEqual(
    [builds.version(1), ...many.map(({ version }) => version)].sort(),
  );
  expect((await releasesIn(bucket).all()).map(({ metadata }) => metadata.version)).toEqual(
    history.map(({ version }) => version).reverse(),
  );
  const serials = history.map(({ serial = 0 }) => serial);
  expect(serials).toEqual(serials.toSorted((a, b) => a - b));
});

it('A first release at once with another one is not lost', async () => {
  const fresh = await TestBucket.make();
  await Promise.all([2, 3, 4].map((number) => releasesIn(fresh).publish(builds.build(number))));
  expect(await releasesIn(fresh).all()).toHaveLength(3);
});

describe('a write that is answered with 500', () => {
  it.each([500, 503])('and has won is not done again (%s)', async (answer) => {
    passOne();
    const happened = proxy.once({ ...LAST, answer });
    await unlucky().publish(builds.build(2));
    await happened;
    expect(await told()).toEqual([release(1), release(2)]);
  });

  it('and has won is not done again although another command came after it', async () => {
    passOne();
    const happened = proxy.once({ ...LAST, answer: 500 });
    // What was written is looked at after that.
    const overtaken = happened.then(() =>
      proxy.once({
        method: 'GET',
        key: LAST.key,
        first: () => releasesIn(bucket).publish(builds.build(3)),
      }),
    );
    await unlucky().publish(builds.build(2));
    await overtaken;
    expect(await told()).toEqual([release(1), release(2), release(3)]);
    expect((await releasesIn(bucket).live())?.metadata.version).toBe(builds.version(3));
  });

  it('and has lost is decided again on what is there then', async () => {
    const happened = proxy.once({
      ...LAST,
      first: () => releasesIn(bucket).publish(builds.build(3)),
      answer: 500,
    });
    await unlucky().publish(builds.build(2));
    await happened;
    expect(await told()).toEqual([release(1), release(3), release(2)]);
    expect((await releasesIn(bucket).all()).map(({ metadata }) => metadata.version)).toEqual(
      [2, 3, 1].map(builds.version),
    );
  });

  it('and has never arrived is written again', async () => {
    const happened = [1, 2].map(() => proxy.once({ ...LAST, arrives: false, answer: 500 }));
    await unlucky().publish(builds.build(2));
    await Promise.all(happened);
    expect(await told()).toEqual([release(1), release(2)]);
  });

  it('each time ends with a sentence, and nothing counts', async () => {
    for (let n = 0; n < 5; n += 1) proxy.once({ ...LAST, arrives: false, answer: 500 });
    await expect(unlucky().publish(builds.build(2))).rejects.toThrow(
      'The object store does not write discovery.json, although nobody else has. Nothing was changed.',
    );
    expect(await told()).toEqual([release(1)]);
  });
});

describe('a write that is not answered', () => {
  it('and has won is not done again', async () => {
    passOne();
    const happened = proxy.once({ ...LAST, answer: 'nothing' });
    await unlucky().publish(builds.build(2));
    await happened;
    expect(await told()).toEqual([release(1), release(2)]);
  });

  it('ends with a sentence that says so, if what counts can not be seen either', async () => {
    passOne();
    proxy.once({ ...LAST, answer: 'nothing' });
    proxy.once({ method: 'GET', key: LAST.key });
    proxy.once({ method: 'GET', key: LAST.key });
    proxy.once({ method: 'GET', key: LAST.key, answer: 'nothing' });
    await expect(unlucky().publish(builds.build(2))).rejects.toThrow(
      /does not answer within 10 s\. Whether it counts is not known: history tells\.$/,
    );
  });
});

it('Who is always too late ends with a sentence, and nothing counts of it', async () => {
  for (let n = 0; n < 3; n += 1) {
    proxy.once({ ...LAST, first: () => releasesIn(bucket).publish(builds.build(n + 3)) });
  }
  const hasty = releasesIn(bucket, { endpoint: proxy.endpoint, waitMs: 0 });
  await expect(hasty.publish(builds.build(2))).rejects.toThrow(
    'Other commands have always been faster in remotes/mfe-news/, for 0 s: nothing was changed. Try again.',
  );
  expect(await told()).toEqual([release(1), release(3)]);
});

it('A versioned bucket, which passes over conditions there, is refused before anything counts', async () => {
  const versioned = await TestBucket.make();
  await versioned.keepVersions();
  await expect(releasesIn(versioned).publish(builds.build(2))).rejects.toThrow(
    /passes over If-None-Match or If-Match.* is the bucket versioned\? Nothing was changed\.$/,
  );
  expect(await releasesIn(versioned).all()).toEqual([]);
});
