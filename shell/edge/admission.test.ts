import { CONTRACT_VERSION } from '@goldbraun/shared/contract/version';
import type { DiscoveredRelease } from '@goldbraun/shared/release/discovery';
import type { ReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import { admit, admitRouteAssets, ReleaseUnusable } from './admission.ts';

const release: DiscoveredRelease = {
  url: '/remotes/mfe-news/1.0.0-a/remoteEntry.js',
  metadata: { version: '1.0.0-a', integrity: 'sha384-entry' },
  deployment: { traffic: 100, default: true },
  extras: { manifestIntegrity: 'sha384-manifest' },
};
const sound: ReleaseManifest = {
  name: 'mfe-news',
  version: '1.0.0-a',
  contract: CONTRACT_VERSION,
  files: { 'remoteEntry.js': 'sha384-entry', 'server.cjs': 'sha384-s', 'route-assets.json': 'sha384-r' },
};
const provided = { contract: ['1.0.0', '2.3.0'], react: ['19.3.1'] };
const needing = (needs: Record<string, string>) => ({ ...sound, needs });
const without = (file: string) => {
  const { [file]: _, ...files } = sound.files;
  return { ...sound, files };
};

describe('a release, judged before any of its code is fetched,', () => {
  it('passes when it is whole and fits', () => {
    expect(() => admit('mfe-news', release, sound, provided)).not.toThrow();
  });

  it.each([
    ['is another remote', { ...sound, name: 'mfe-content' }, /is of mfe-content@1\.0\.0-a/],
    ['is another version', { ...sound, version: '1.0.0-b' }, /is of mfe-news@1\.0\.0-b/],
    [
      'is built for another contract',
      { ...sound, contract: 99 },
      /built for contract 99, the shell speaks 1/,
    ],
    [
      "needs a library that is newer than the shell's",
      needing({ contract: '^1.0.0', react: '^19.4.0' }),
      /^it needs react \^19\.4\.0, the shell has 19\.3\.1$/,
    ],
    [
      'needs a library of before',
      needing({ react: '^18.2.0' }),
      /^it needs react \^18\.2\.0, the shell has 19\.3\.1$/,
    ],
    [
      'needs what the contract of the shell does not have yet',
      needing({ contract: '^1.1.0' }),
      /^it needs contract \^1\.1\.0, the shell has 1\.0\.0 and 2\.3\.0$/,
    ],
    [
      'needs what the shell does not share',
      needing({ constructor: '^1.0.0' }),
      /^it needs constructor \^1\.0\.0, the shell has none$/,
    ],
    [
      'has more files than any site needs',
      {
        ...sound,
        files: {
          ...sound.files,
          ...Object.fromEntries(Array.from({ length: 4_998 }, (_, at) => [`f${at}`, 'sha384-f'])),
        },
      },
      /^it has more than 5,000 files$/,
    ],
    ['has no server bundle', without('server.cjs'), /names no server\.cjs/],
    ['has no entry for the browser', without('remoteEntry.js'), /names no remoteEntry\.js/],
    ['says nothing of its routes', without('route-assets.json'), /names no route-assets\.json/],
    [
      'has another entry than the discovery file says',
      { ...sound, files: { ...sound.files, 'remoteEntry.js': 'sha384-other' } },
      /one hash in discovery\.json and another in release\.json/,
    ],
  ])('is refused by name if it %s', (_what, manifest, reason) => {
    expect(() => admit('mfe-news', release, manifest, provided)).toThrow(ReleaseUnusable);
    expect(() => admit('mfe-news', release, manifest, provided)).toThrow(reason);
  });

  it('passes when the shell has what it needs, or more', () => {
    for (const needs of [
      { contract: '^1.0.0', react: '^19.3.0' },
      { contract: '^2.1.0', react: '>=18 <20' },
    ]) {
      expect(() => admit('mfe-news', release, needing(needs), provided)).not.toThrow();
    }
  });

  it('is refused if a file that a page needs is no part of it', () => {
    const routes = JSON.stringify({ 'news-list': { js: ['list.js'], css: ['list.css'] } });
    const whole = { ...sound, files: { ...sound.files, 'list.js': 'sha384-l', 'list.css': 'sha384-c' } };
    expect(() => admitRouteAssets(routes, whole)).not.toThrow();
    expect(() => admitRouteAssets(routes, sound)).toThrow(/incomplete: list\.js is no part of it/);
    const ahead = JSON.stringify({ 'news-list': { js: [], css: [], ahead: ['items.js'] } });
    expect(() => admitRouteAssets(ahead, whole)).toThrow(/incomplete: items\.js is no part of it/);
  });

  it.each(['{', 'null', '{"news-list":{"js":"list.js","css":[]}}', '{"news-list":null}'])(
    'is refused if its route-assets.json is %s',
    (routes) => {
      expect(() => admitRouteAssets(routes, sound)).toThrow(ReleaseUnusable);
      expect(() => admitRouteAssets(routes, sound)).toThrow(/^route-assets\.json: /);
    },
  );

  it('is refused if a page needs what every object has', () => {
    const routes = JSON.stringify({ 'news-list': { js: ['constructor'], css: [] } });
    expect(() => admitRouteAssets(routes, sound)).toThrow(/constructor is no part of it/);
  });
});
