import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from './folder-store.ts';
import { Releases } from './releases.ts';
import { BuiltReleases } from './testing/built-releases.ts';
import { describeDeeds } from './testing/team-deeds.ts';

let store: string;
let builds: BuiltReleases;
let releases: Releases;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'goldbraun-store-'));
  builds = new BuiltReleases();
  releases = new Releases(new FolderStore(store, 'mfe-news'), 'mfe-news');
});
afterEach(() => {
  rmSync(store, { recursive: true, force: true });
  builds.remove();
});

describeDeeds('folder', async () => new FolderStore(store, 'mfe-news'));

const stored = (...path: string[]) => join(store, 'remotes/mfe-news', ...path);
const PICTURE = 'asset/picture.jpg';
const publishWithPicture = (number: number) =>
  releases.publish(builds.build(number, { [PICTURE]: 'a picture' }));

describe('releases in a folder with a picture that does not change', () => {
  const inodeOf = (number: number, file: string) => statSync(stored(builds.version(number), file)).ino;

  it('share it, and each has it when another is removed', async () => {
    await publishWithPicture(1);
    await publishWithPicture(2);
    expect(inodeOf(1, PICTURE)).toBe(inodeOf(2, PICTURE));
    expect(inodeOf(1, 'remoteEntry.js')).not.toBe(inodeOf(2, 'remoteEntry.js'));
    rmSync(stored(builds.version(1)), { recursive: true });
    expect(readFileSync(stored(builds.version(2), PICTURE), 'utf8')).toBe('a picture');
  });

  it('do not share it if it is damaged in the store', async () => {
    await publishWithPicture(1);
    writeFileSync(stored(builds.version(1), PICTURE), 'half a pict');
    await publishWithPicture(2);
    expect(readFileSync(stored(builds.version(2), PICTURE), 'utf8')).toBe('a picture');
  });
});

it('Releases in a folder are kept for twenty rollbacks, and removed after that or when they were rolled back', async () => {
  const versions = () => readdirSync(stored()).filter((name) => name.startsWith('1.'));
  for (let number = 0; number < 22; number += 1) await releases.publish(builds.build(number));
  expect(versions()).toHaveLength(20);
  expect(versions()).not.toContain(builds.version(1));
  await releases.rollback();
  expect(versions()).toContain(builds.version(21));
  await releases.publish(builds.build(22));
  expect(versions()).not.toContain(builds.version(21));
  for (const { metadata } of await releases.all()) expect(versions()).toContain(metadata.version);
});

it("A preview's files stay in the folder as long as it is named, and not for longer", async () => {
  const versions = () => readdirSync(stored()).filter((name) => name.startsWith('1.'));
  await releases.publish(builds.build(1));
  await releases.preview(builds.build(2), 'pr-42', Date.now() + 60_000);
  await releases.publish(builds.build(3));
  expect(versions()).toEqual([builds.version(1), builds.version(2), builds.version(3)]);
  await releases.endPreview('pr-42');
  expect(versions()).toEqual([builds.version(1), builds.version(3)]);
});

it('Commands of one process wait for one another as well', async () => {
  const eight = Array.from({ length: 8 }, (_, number) => builds.build(number));
  await Promise.all(
    eight.map((built) => new Releases(new FolderStore(store, 'mfe-news'), 'mfe-news').publish(built)),
  );
  const told = (await releases.history()).map(({ version }) => version);
  expect(told.toSorted()).toEqual(eight.map(({ version }) => version).toSorted());
  expect(await releases.all()).toHaveLength(8);
});
