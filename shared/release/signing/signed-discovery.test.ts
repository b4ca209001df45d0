import { DISCOVERY_SCHEMA, type Discovery, editionOf, parseDiscovery } from '../discovery.ts';
import { canonicalJson } from './canonical-json.ts';
import { makeKeyPair, parsePublicKey, parseSigningKey } from './release-key.ts';
import { signDiscovery, verifyDiscovery } from './signed-discovery.ts';

const key = parseSigningKey(makeKeyPair().privateKey);
const keys = { 'mfe-news': [key.publicKey], 'mfe-content': [key.publicKey] };
const discovery: Discovery = {
  $schema: DISCOVERY_SCHEMA,
  microFrontends: {
    'mfe-news': ['1.0.1', '1.0.0'].map((version, index) => ({
      url: `/remotes/mfe-news/${version}/remoteEntry.js`,
      metadata: { version, integrity: 'sha384-x' },
      deployment: { traffic: index * 100, default: index === 1 },
      extras: {
        manifestIntegrity: 'sha384-ü',
        ...(index === 0 ? { edition: { remote: 'mfe-news', serial: 7 } } : {}),
      },
    })),
  },
};
const signed = signDiscovery(discovery, key);

/** The signed file after something was done to it. */
function changed(change: (file: Discovery) => void): string {
  const copy = structuredClone(signed);
  change(copy);
  return JSON.stringify(copy);
}

describe('a signed discovery file', () => {
  it('is one, in whatever order and with whatever spaces it is written', () => {
    const reordered = JSON.parse(JSON.stringify(signed), (_name, value) =>
      typeof value === 'object' && !Array.isArray(value) && value !== null
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    for (const text of [JSON.stringify(signed), JSON.stringify(reordered, null, 7)]) {
      expect(verifyDiscovery(text, 'mfe-news', keys)).toMatchObject({ serial: 7, key: key.publicKey });
    }
    expect(parseDiscovery(JSON.stringify(signed)).microFrontends).toEqual(signed.microFrontends);
  });

  it.each<[string, (file: Discovery) => void]>([
    ['another live release', ({ microFrontends }) => microFrontends['mfe-news']?.reverse()],
    [
      'another hash',
      (file) =>
        Object.assign(file.microFrontends['mfe-news']?.[1]?.extras as object, {
          manifestIntegrity: 'sha384-y',
        }),
    ],
    [
      'another preview',
      (file) => Object.assign(file.microFrontends['mfe-news']?.[0]?.extras as object, { previews: [] }),
    ],
    ['a higher serial', (file) => Object.assign(editionOf(file, 'mfe-news') as object, { serial: 8 })],
    ['something more', (file) => Object.assign(file, { more: true })],
    [
      'a member that looks like a signature',
      (file) =>
        Object.assign(file.microFrontends['mfe-news']?.[1]?.extras as object, {
          edition: { signature: 'x' },
        }),
    ],
    [
      'half a signature',
      (file) => Object.assign(editionOf(file, 'mfe-news') as object, { signature: 'AAAA' }),
    ],
  ])('counts no longer with %s', (_what, change) => {
    expect(() => verifyDiscovery(changed(change), 'mfe-news', keys)).toThrow(
      /changed since it was signed|not signed/,
    );
  });

  it('counts for its own remote alone, although another has the same key', () => {
    const renamed = changed((file) => {
      file.microFrontends = { 'mfe-content': file.microFrontends['mfe-news'] ?? [] };
    });
    expect(() => verifyDiscovery(JSON.stringify(signed), 'mfe-content', keys)).toThrow(
      'signed for another remote',
    );
    expect(() => verifyDiscovery(renamed, 'mfe-content', keys)).toThrow('changed since it was signed');
  });

  it('says whose the other key is, if that is known', () => {
    const { publicKey } = makeKeyPair();
    const text = JSON.stringify(signed);
    expect(() => verifyDiscovery(text, 'mfe-news', { 'mfe-news': [publicKey] })).toThrow(
      "a key that is none of mfe-news's",
    );
    expect(() =>
      verifyDiscovery(text, 'mfe-news', { 'mfe-news': [publicKey], 'mfe-content': [key.publicKey] }),
    ).toThrow('the key of mfe-content');
  });

  it.each([
    '{}',
    'null',
    '[]',
    '{"microFrontends":{}}',
    '{"microFrontends":{"mfe-news":[]}}',
    JSON.stringify(discovery),
  ])('is not %s', (text) => {
    expect(() => verifyDiscovery(text, 'mfe-news', keys)).toThrow('discovery.json is not signed');
  });
});

it('JSON is signed as RFC 8785 writes it', () => {
  const value = { '€': 'Euro', '\r': 1e30, 1: [56, 0.5, -0], '\u{1F600}': null, b: { a: true } };
  expect(canonicalJson(value)).toBe('{"\\r":1e+30,"1":[56,0.5,0],"b":{"a":true},"€":"Euro","😀":null}');
});

describe('a key', () => {
  it('is one line, and the private one gives the public one', () => {
    const { privateKey, publicKey } = makeKeyPair();
    expect(parseSigningKey(privateKey).publicKey).toBe(publicKey);
    expect(parsePublicKey(publicKey)).toBe(publicKey);
  });

  it('that is none is refused in words, which never repeat a private one', () => {
    const { privateKey } = makeKeyPair();
    for (const read of [() => parsePublicKey(privateKey), () => parseSigningKey(`${privateKey}x`)]) {
      expect(read).toThrow(/private/);
      expect(read).not.toThrow(privateKey.slice(16));
    }
    expect(() => parsePublicKey('ed25519:kurz')).toThrow(
      '"ed25519:kurz"; a public key is ed25519: and 43 characters',
    );
  });
});
