import { rmSync } from 'node:fs';
import { base, big, StaticEdge, version } from '../harness/static-edge.ts';

let edge: StaticEdge;
beforeAll(async () => {
  edge = await StaticEdge.start();
});
afterAll(() => edge.stop());
const ask: StaticEdge['ask'] = (...request) => edge.ask(...request);

describe('what is public', () => {
  it.each([
    ['a script', `${base}/main.js`],
    ['a script in another spelling of its address', `${base}/main%2Ejs?x`],
    ['data', `${base}/asset/data.json`],
    ['a file of the shell', `/shell/${version}/main.js`],
    ['a public file of the shell', '/asset/images/menu/a.svg'],
    ['a public file of the live release', '/asset/images/news/a.jpg'],
    ['the interface texts', '/asset/lang.json'],
  ])('is %s', async (_what, path) => {
    expect((await ask(path)).statusCode).toBe(200);
  });

  it('is a release that another shell has fetched since, or this one before it was started', async () => {
    const other = '1.0.0-fedcba9876';
    const address = `/remotes/mfe-news/${other}/main.js`;
    expect((await ask(address)).statusCode).toBe(404);
    edge.cacheRelease(other);
    expect((await ask(address)).statusCode).toBe(200);
    rmSync(edge.releaseFolder(other), { recursive: true });
    expect((await ask(address)).statusCode).toBe(404);
  });

  const internal = [
    'server.cjs',
    'server.cjs.map',
    'content.cjs',
    'release.json',
    'route-assets.json',
    'page.html',
    'page.htm',
    'page.xhtml',
    'asset/page.html',
  ];
  const spellings: [string, (name: string) => string][] = [
    ['as it is', (name) => name],
    ['with a slash', (name) => `${name}/`],
    ['with two slashes', (name) => `${name}//`],
    ['with an encoded slash', (name) => `${name}%2f`],
    ['with a dot', (name) => `${name}/.`],
    ['with an encoded dot', (name) => `${name}/%2e`],
    ['with a dot at its end', (name) => `${name}.`],
    ['with a space', (name) => `${name}%20`],
    ['behind a slash', (name) => `/${name}`],
    ['behind an encoded slash', (name) => `%2f${name}`],
    ['behind a dot', (name) => `./${name}`],
    ['behind a way out and in', (name) => `asset/../${name}`],
    ['behind an encoded way out and in', (name) => `asset/%2e%2e/${name}`],
    ['behind a way that is encoded twice', (name) => `asset/%252e%252e/${name}`],
    ['behind a backslash', (name) => `asset\\..\\${name}`],
    ['behind an encoded backslash', (name) => `asset%5c..%5c${name}`],
    ['with a backslash', (name) => `${name}%5c`],
    ['encoded', (name) => name.replaceAll('.', '%2e').replaceAll('s', '%73')],
    ['encoded twice', (name) => name.replaceAll('.', '%252e')],
    ['in capitals', (name) => name.toUpperCase()],
    ['with a NUL', (name) => `${name}%00`],
    ['with a NUL and a public ending', (name) => `${name}%00.js`],
    ['with a parameter', (name) => `${name};.js`],
    ['with a query', (name) => `${name}?a.js`],
    ['with an encoded query', (name) => `${name}%3fa.js`],
    ['with a fragment', (name) => `${name}%23a.js`],
    ['packed', (name) => `${name}.br`],
    ['with half an encoding', (name) => `${name}%`],
  ];
  it.each(spellings)('is nothing internal %s', async (_how, spell) => {
    for (const place of [base, `/shell/${version}`]) {
      for (const name of internal) {
        const answer = await edge.askAsWritten(`${place}/${spell(name)}`);
        expect([name, answer.split('\r\n', 1)[0]]).toEqual([
          name,
          expect.stringMatching(/^HTTP\/1\.1 40[04] /),
        ]);
        expect(answer).not.toContain('internal');
      }
    }
  });

  it.each([
    '/remotes/mfe-news/last-good.json',
    '/remotes/mfe-news/last-good.json/',
    '/remotes/',
    '/remotes/mfe-news',
    '/remotes/mfe-news/',
    `${base}`,
    `${base}/`,
    `${base}/asset`,
    `${base}/asset/`,
    `/remotes/mfe-news/../mfe-news/${version}/main.js`,
    `/remotes/mfe-news%2f${version}%2fserver.cjs`,
    `/remotes/../shell/main.js`,
    '/remotes/mfe-news/../../secret.js',
    '/remotes/..%2f..%2fsecret.js',
    '/remotes/mfe-news/..%2f..%2f/secret.js',
    '/shell/',
    `/shell/${version}`,
    `/shell/${version}/`,
    `/shell/${version}/asset`,
    `/shell/${version}/..%2fsecret.js`,
    '/asset/',
    '/asset/page.html',
    '/asset/..%2fserver.cjs',
    '/asset/images/news/..%2f..%2f..%2fserver.cjs',
    '/asset/images/news/a.jpg/',
    '/asset/images/__proto__',
    '/remotes/__proto__/constructor/x.js',
    '/panorama/kiefersfelden',
  ])('is nothing at %s', async (path) => {
    const answer = await edge.askAsWritten(path);
    expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 404 Not Found');
    expect(answer).not.toContain('internal');
  });

  it('is no release of a remote that has none', async () => {
    edge.live = undefined;
    expect((await ask('/asset/images/news/a.jpg')).statusCode).toBe(404);
    expect((await ask('/asset/lang.json')).json()).toEqual({});
    edge.live = version;
  });
});

describe('the policy of a file', () => {
  it.each([
    [`${base}/main.js`, ''],
    ['/asset/lang.json', ''],
    ['/asset/gibt-es-nicht.jpg', ''],
    ['/remotes/x', ''],
    ['/shell/x', ''],
    ['/asset/images/menu/a.svg', "; style-src 'unsafe-inline'; img-src 'self' data:"],
    [big.path, "; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'"],
  ])('lets nothing run: %s', async (path, more) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'${more}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it('is there with every status', async () => {
    const requests: Record<string, string>[] = [
      { range: 'bytes=0-1' },
      { range: 'bytes=9-1' },
      { 'if-none-match': '*' },
      { 'if-match': '"x"' },
    ];
    for (const headers of requests) {
      expect((await ask(big.path, headers)).headers['content-security-policy']).toContain(
        "default-src 'none'",
      );
    }
  });
});
