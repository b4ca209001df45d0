import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseError, ReleaseStore } from './release-store.ts';

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-store-'));
  store = new ReleaseStore(join(folder, 'store'), 'mfe-news');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Publishes a build with this version. */
function publish(version: string) {
  const output = join(folder, version);
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'remoteEntry.js'), `// ${version}`);
  writeFileSync(join(output, 'release.json'), '{}');
  store.publish({ version, output });
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

  it('name each file to be checked by its hash', () => {
    publish('1.0.0-a');
    expect(store.live()?.metadata.integrity).toMatch(/^sha384-/);
    expect(store.live()?.url).toBe('/remotes/mfe-news/1.0.0-a/remoteEntry.js');
  });
});
