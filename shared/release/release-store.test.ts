import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReleaseManifest } from '../build/release-manifest.ts';
import { ReleaseError, ReleaseStore } from './release-store.ts';

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-store-'));
  store = new ReleaseStore(join(folder, 'store'), 'mfe-news');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the files of a build with this version. */
function build(version: string) {
  const { output } = built(version);
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'remoteEntry.js'), `// ${version}`);
  writeFileSync(join(output, 'release.json'), '{}');
}
const built = (version: string) => ({ version, output: join(folder, version) });
function publish(version: string) {
  build(version);
  store.publish(built(version));
}
const live = () => store.live()?.metadata.version;

describe('the releases of one team', () => {
  it('go live when they are published, with the earlier ones kept for a rollback', () => {
    publish('1.0.0-a');
    publish('1.0.0-b');
    expect(live()).toBe('1.0.0-b');
    expect(store.releases().map(({ deployment }) => deployment.traffic)).toEqual([100, 0]);
  });

  it('go back one by one, and say so when there is nothing to go back to', () => {
    publish('1.0.0-a');
    publish('1.0.0-b');
    expect(store.rollback()).toBe('1.0.0-a');
    expect(live()).toBe('1.0.0-a');
    expect(() => store.rollback()).toThrow(ReleaseError);
  });

  it('never go back to one that was itself rolled back', () => {
    publish('1.0.0-good');
    publish('1.0.0-bad');
    store.rollback();
    publish('1.0.0-next');
    expect(store.rollback()).toBe('1.0.0-good');
  });

  it('are the same when one is published twice', () => {
    publish('1.0.0-a');
    publish('1.0.0-a');
    expect(store.releases()).toHaveLength(1);
  });

  describe('with a picture that does not change', () => {
    const versions = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'] as const;
    const stored = (version: string, file: string) => join(folder, 'store/remotes/mfe-news', version, file);
    const inodeOf = (version: string, file: string) => statSync(stored(version, file)).ino;
    function publishWithPicture(version: string) {
      build(version);
      mkdirSync(join(folder, version, 'asset'));
      writeFileSync(join(folder, version, 'asset/picture.jpg'), 'a picture');
      writeReleaseManifest(join(folder, version), { name: 'mfe-news', version, contract: 1 });
      store.publish(built(version));
    }

    it('share it, and each has it when another is removed', () => {
      const [first, second] = versions;
      publishWithPicture(first);
      publishWithPicture(second);
      expect(inodeOf(first, 'asset/picture.jpg')).toBe(inodeOf(second, 'asset/picture.jpg'));
      expect(inodeOf(first, 'remoteEntry.js')).not.toBe(inodeOf(second, 'remoteEntry.js'));
      rmSync(stored(first, '.'), { recursive: true });
      expect(readFileSync(stored(second, 'asset/picture.jpg'), 'utf8')).toBe('a picture');
    });

    it('do not share it if it is damaged in the store', () => {
      const [first, second] = versions;
      publishWithPicture(first);
      writeFileSync(stored(first, 'asset/picture.jpg'), 'half a pict');
      publishWithPicture(second);
      expect(readFileSync(stored(second, 'asset/picture.jpg'), 'utf8')).toBe('a picture');
    });
  });

  it('are kept for twenty rollbacks, and removed after that or when they were rolled back', () => {
    const stored = () =>
      readdirSync(join(folder, 'store/remotes/mfe-news')).filter((name) => name.startsWith('1.0.'));
    for (let minor = 0; minor < 22; minor += 1) publish(`1.0.${minor}`);
    expect(stored()).toHaveLength(20);
    expect(stored()).not.toContain('1.0.1');
    store.rollback();
    expect(stored()).toContain('1.0.21');
    publish('1.0.22');
    expect(stored()).not.toContain('1.0.21');
    for (const { metadata } of store.releases()) expect(stored()).toContain(metadata.version);
  });

  it('name each file to be checked by its hash', () => {
    publish('1.0.0-a');
    expect(store.live()?.metadata.integrity).toMatch(/^sha384-/);
    expect(store.live()?.url).toBe('/remotes/mfe-news/1.0.0-a/remoteEntry.js');
  });
});

describe('a canary', () => {
  beforeEach(() => {
    publish('1.0.0-a');
    build('1.0.0-b');
  });
  const shares = () =>
    Object.fromEntries(
      store.releases().map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
    );

  it('has its share of the visitors beside the live release, and more when it is told so', () => {
    store.startCanary(built('1.0.0-b'), 10);
    expect([live(), shares()]).toEqual(['1.0.0-a', { '1.0.0-b': 10, '1.0.0-a': 90 }]);
    store.startCanary(built('1.0.0-b'), 50);
    expect(shares()).toEqual({ '1.0.0-b': 50, '1.0.0-a': 50 });
  });

  it('is live for all when it is promoted', () => {
    store.startCanary(built('1.0.0-b'), 10);
    expect(store.promote()).toBe('1.0.0-b');
    expect([live(), shares()]).toEqual(['1.0.0-b', { '1.0.0-b': 100, '1.0.0-a': 0 }]);
    expect(store.rollback()).toBe('1.0.0-a');
  });

  it('is gone after a rollback, and the live release stays', () => {
    store.startCanary(built('1.0.0-b'), 10);
    expect(store.rollback()).toBe('1.0.0-a');
    expect(shares()).toEqual({ '1.0.0-b': 0, '1.0.0-a': 100 });
    expect(() => store.promote()).toThrow(ReleaseError);
  });

  it.each([0, 100, 12.5, Number.NaN])('with a share of %p percent is refused', (percent) => {
    expect(() => store.startCanary(built('1.0.0-b'), percent)).toThrow(/from 1 to 99/);
  });

  it('of the release that is live is refused', () => {
    expect(() => store.startCanary(built('1.0.0-a'), 10)).toThrow(/is live already/);
  });
});

describe('a pinned release', () => {
  beforeEach(() => {
    publish('1.0.0-a');
    publish('1.0.0-b');
    store.pin('1.0.0-a');
  });

  it('is live and stays so, whatever is released, until it is unpinned', () => {
    expect(live()).toBe('1.0.0-a');
    expect(() => publish('1.0.0-c')).toThrow(/pinned to 1\.0\.0-a: npm run unpin -w mfe-news/);
    expect(() => store.rollback()).toThrow(/pinned/);
    expect(store.unpin()).toBe('1.0.0-a');
    publish('1.0.0-c');
    expect(live()).toBe('1.0.0-c');
  });

  it('must be one that there is', () => {
    expect(() => store.pin('1.0.0-x')).toThrow(
      /no release "1\.0\.0-x"\. There are:\n {2}1\.0\.0-b\n {2}1\.0\.0-a/,
    );
    expect(() => new ReleaseStore(join(folder, 'store'), 'mfe-content').unpin()).toThrow(/is not pinned/);
  });
});

it('The history says what was done when, and who saw what since', () => {
  publish('1.0.0-a');
  build('1.0.0-b');
  store.startCanary(built('1.0.0-b'), 25);
  store.rollback();
  const history = store.history();
  expect(history.map(({ did, live }) => ({ did, live }))).toEqual([
    { did: 'release', live: { '1.0.0-a': 100 } },
    { did: 'canary', live: { '1.0.0-b': 25, '1.0.0-a': 75 } },
    { did: 'rollback', live: { '1.0.0-a': 100 } },
  ]);
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => new Date(at).toISOString()));
});
