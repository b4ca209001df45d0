import { canaryRelease, DISCOVERY_SCHEMA, liveRelease, parseDiscovery } from './discovery.ts';

const release = (version: string, live: boolean) => ({
  url: `/remotes/mfe-news/${version}/remoteEntry.js`,
  metadata: { version, integrity: 'sha384-x' },
  deployment: { traffic: live ? 100 : 0, default: live },
  extras: { manifestIntegrity: 'sha384-y' },
});
const withPreview = (wrong: object) => {
  const { metadata, extras } = release('1.0.1', false);
  const preview = { name: 'pr-42', metadata, extras, until: 1, ...wrong };
  return { ...release('1.0.0', true), extras: { ...extras, previews: [preview] } };
};
const file = (...releases: object[]) =>
  JSON.stringify({ $schema: DISCOVERY_SCHEMA, microFrontends: { 'mfe-news': releases } });

describe('a discovery file', () => {
  it('says which release is live', () => {
    const discovery = parseDiscovery(file(release('1.0.1', false), release('1.0.0', true)));
    expect(liveRelease(discovery, 'mfe-news')?.metadata.version).toBe('1.0.0');
    expect(liveRelease(discovery, 'mfe-content')).toBeUndefined();
  });

  it.each([
    [
      'an address on another origin',
      { ...release('1.0.0', true), url: 'https://evil.example/remoteEntry.js' },
      /url/,
    ],
    ['an address that climbs', { ...release('1.0.0', true), url: '/remotes/../x/1/remoteEntry.js' }, /url/],
    [
      'a share over 100',
      { ...release('1.0.0', true), deployment: { traffic: 101, default: true } },
      /traffic/,
    ],
    ['a preview that is called like a path', withPreview({ name: '../pr-42' }), /previews\.0\.name/],
    ['a preview without hashes', withPreview({ extras: {} }), /manifestIntegrity/],
    ['a preview without an end', withPreview({ until: null }), /until/],
    ['a release without hashes', { ...release('1.0.0', true), extras: {} }, /manifestIntegrity/],
  ])('with %s is refused by the name of the field', (_what, bad, field) => {
    expect(() => parseDiscovery(file(bad))).toThrow(field);
  });

  it.each(['<html>', '', 'null', '[]', '1', '{"microFrontends":null}', '{"$schema":""}'])(
    'that is %s is refused in words',
    (text) => {
      expect(() => parseDiscovery(text)).toThrow(/^discovery\.json: /);
    },
  );

  it('names one canary at most', () => {
    const canary = (version: string) => ({
      ...release(version, false),
      deployment: { traffic: 5, default: false },
    });
    const [live, earlier] = [release('1.0.0', true), release('0.9.0', false)];
    const one = parseDiscovery(file(canary('1.0.1'), live, earlier));
    expect(canaryRelease(one, 'mfe-news')?.metadata.version).toBe('1.0.1');
    expect(canaryRelease(parseDiscovery(file(live, earlier)), 'mfe-news')).toBeUndefined();
    const two = parseDiscovery(file(canary('1.0.2'), canary('1.0.1'), live));
    expect(() => canaryRelease(two, 'mfe-news')).toThrow(/names 2 canaries, not one/);
  });
});
