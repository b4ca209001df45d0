import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DISCOVERY_SCHEMA, type DiscoveredRelease } from '@goldbraun/shared/release/discovery';
import { makeKeyPair, parseSigningKey } from '@goldbraun/shared/release/signing/release-key';
import { signDiscovery } from '@goldbraun/shared/release/signing/signed-discovery';
import { fetchLive } from './fetch-live.ts';
import { ReleaseOrigin } from './testing/release-origin.ts';

const version = '1.0.0-0123456789';
let folder: string;
let origin: ReleaseOrigin;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-live-'));
  origin = await ReleaseOrigin.start();
});
afterEach(() => {
  origin.stop();
  rmSync(folder, { recursive: true });
});

const fileOf = (releases: DiscoveredRelease[]) => ({
  $schema: DISCOVERY_SCHEMA,
  microFrontends: { 'mfe-news': releases },
});
const publish = (...releases: DiscoveredRelease[]) =>
  origin.put('discovery.json', JSON.stringify(fileOf(releases)));
const fetched = (...keys: Parameters<typeof fetchLive>[3][]) =>
  fetchLive('mfe-news', origin.url, folder, ...keys);

it('has what is live, and fetches it once', async () => {
  publish(origin.add(version, { 'a.js': 'a' }));
  const release = await fetched();
  expect(release).toEqual({ name: 'mfe-news', version, folder: join(folder, 'mfe-news', version) });
  expect(readFileSync(join(release.folder, 'a.js'), 'utf8')).toBe('a');
  const before = origin.asked.length;
  await fetched();
  expect(origin.asked.slice(before)).toEqual(['discovery.json']);
});

it('says why there is nothing', async () => {
  await expect(fetched()).rejects.toThrow(`${origin.url.href}remotes/mfe-news/discovery.json answers 404`);
  const release = origin.add(version, {});
  publish({ ...release, deployment: { traffic: 0, default: false } });
  await expect(fetched()).rejects.toThrow('discovery.json names none that is live');
  publish(release);
  origin.put(`${version}/server.cjs`, 'changed');
  await expect(fetched()).rejects.toThrow(/server\.cjs is not what its hash says/);
});

it("takes what is signed by the remote's team alone, where its keys are known", async () => {
  const { privateKey, publicKey } = makeKeyPair();
  const release = origin.add(version, {});
  publish(release);
  await expect(fetched([publicKey])).rejects.toThrow('discovery.json is not signed');
  const edition = { remote: 'mfe-news', serial: 1 };
  const file = fileOf([{ ...release, extras: { ...release.extras, edition } }]);
  origin.put('discovery.json', JSON.stringify(signDiscovery(file, parseSigningKey(privateKey))));
  expect((await fetched([publicKey])).version).toBe(version);
  await expect(fetched([makeKeyPair().publicKey])).rejects.toThrow(
    "signed with a key that is none of mfe-news's",
  );
});
