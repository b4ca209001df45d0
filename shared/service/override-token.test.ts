import { type Override, readOverride, signOverride } from './override-token.ts';

const secret = 'ein langes Geheimnis';
const override: Override = { remote: 'mfe-news', origin: 'http://localhost:8081', until: 2_000 };

describe('The token of a development override', () => {
  it('is read by who knows the secret, until it is over', () => {
    const token = signOverride(override, secret);
    expect(readOverride(token, secret, 1_000)).toEqual(override);
    expect(readOverride(token, 'ein anderes Geheimnis', 1_000)).toBeNull();
    expect(readOverride(token, secret, 3_000)).toBeNull();
  });

  it.each([
    [
      'a changed payload',
      `${Buffer.from(JSON.stringify({ ...override, remote: 'x' })).toString('base64url')}.${signOverride(override, secret).split('.')[1]}`,
    ],
    ['no signature', signOverride(override, secret).split('.')[0] as string],
    ['nothing', ''],
    ['the address of another machine', signOverride({ ...override, origin: 'https://evil.example' }, secret)],
  ])('is worth nothing with %s', (_what, token) => {
    expect(readOverride(token, secret, 1_000)).toBeNull();
  });
});
