import { allPaths, paths } from '../harness/pages.ts';
import { expect, siteUrl, test } from '../harness/test.ts';
import { request } from './request.ts';

const leadsTo = async (path: string) => {
  const { status, headers } = await request(path);
  return { status, location: headers.location };
};

test.describe('an address that is no page', () => {
  for (const path of [
    '/gibt-es-nicht',
    '/index.html',
    '/restaurantkonzepte',
    '/berlin/',
    '/AKTUELLES',
    '/wp-admin/x.php',
  ]) {
    test(`${path} leads to Home`, async () => {
      expect(await leadsTo(path)).toEqual({ status: 302, location: '/' });
    });
  }

  for (const path of ['/aktuelles/gibt-es-nicht', '/aktuelles/archiv/2026', '/aktuelles/%3Cscript%3E']) {
    test(`${path} leads to the news`, async () => {
      expect(await leadsTo(path)).toEqual({ status: 302, location: paths.news });
    });
  }

  test('is the other spelling of the future concepts and leads to their page', async () => {
    const target = { status: 302, location: paths.future };
    expect(await leadsTo('/restaurantkonzepte/zukunftige-koncepte')).toEqual(target);
    expect(await leadsTo('/restaurantkonzepte/zukunftige-koncepte/')).toEqual(target);
  });

  test('is the Hamburg gallery with a sharp s and leads to the gallery', async () => {
    const target = { status: 302, location: paths.hamburg };
    const sharp = '/hamburg/bildergalerie-restaurant-stresemannstraße.html';
    expect(await leadsTo(encodeURI(sharp))).toEqual(target);
    expect(await leadsTo(encodeURI(sharp).toLowerCase())).toEqual(target);
  });

  test('is a page with a slash too many and leads to the page', async () => {
    for (const path of allPaths.filter((path) => path !== '/')) {
      expect.soft(await leadsTo(`${path}/`), path).toEqual({ status: 302, location: path });
    }
  });
});

test.describe('nonsense in the address', () => {
  const nonsense = [
    '//evil.example',
    '///evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '//evil.example/aktuelles/',
    '/aktuelles//evil.example',
    '/aktuelles/%2f%2fevil.example',
    '/%',
    '/%zz',
    '/aktuelles/%',
    '/aktuelles/%E0%A4%A',
    '/aktuelles?suche=%',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/asset/..%2f..%2f..%2fetc/passwd',
    '/asset/%',
    '/remotes/%2e%2e/%2e%2e/etc/passwd',
    '/remotes/%',
    '/shell/%',
    '/%00',
    '/asset/images/%00.jpg',
    '/?suche[]=1&__proto__=2',
    '/__proto__',
    '/constructor',
    '/aktuelles/__proto__',
    '/aktuelles/constructor',
    `/${'a'.repeat(5_000)}`,
    `/aktuelles/${'a'.repeat(12_000)}`,
    `/aktuelles?suche=${'%C3%A4'.repeat(900)}`,
    '/%61ktuelles/%E6%97%A5%E6%9C%AC/',
    '/%61ktuelles/x%0d%0aset-cookie:%20a=b/',
    '/%61ktuelles/%2f%2fevil.example/',
    '/aktuelles/x%0d%0aset-cookie:%20a=b/',
    '/aktuelles/%E6%97%A5%E6%9C%AC/',
    `/${'/'.repeat(12_000)}a`,
  ];
  test('neither breaks the site nor leads away from it', async () => {
    for (const path of nonsense) {
      const { status, headers, body } = await request(path);
      const shown = path.slice(0, 80);
      expect.soft(status, shown).toBeLessThan(500);
      expect.soft(body.toString(), shown).not.toContain('root:');
      expect.soft(headers['set-cookie'], shown).toBeUndefined();
      const { location } = headers;
      if (location !== undefined) expect.soft(location, shown).toMatch(/^\/(?!\/)[!-~]*$/);
      if (location)
        expect.soft(new URL(location, siteUrl()).origin, `${shown} leads to ${location}`).toBe(siteUrl());
    }
    expect((await request('/')).status).toBe(200);
  });

  test('sent with another method than GET is refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      for (const path of ['/', '/aktuelles', '/gibt-es-nicht', '/asset/lang.json']) {
        expect.soft([404, 405], `${method} ${path}`).toContain((await request(path, { method })).status);
      }
    }
  });
});

test.describe('a file', () => {
  test('robots.txt lets every robot in', async () => {
    const { status, headers, body } = await request('/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body.toString()).toMatch(/^User-agent: \*$/m);
  });

  test('lang.json has the German interface texts', async () => {
    const { status, headers, body } = await request('/asset/lang.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body.toString()).de.menu.open).toBe('Menü öffnen');
  });

  test('that does not exist is not found, and no page stands in for it', async () => {
    const missing = [
      '/asset/',
      '/asset/gibt-es-nicht.css',
      '/asset/images/gibt-es-nicht.jpg',
      '/asset/images/news/gibt-es-nicht.jpg',
      '/asset/pdf/gibt-es-nicht.pdf',
      '/remotes/',
      '/remotes/mfe-news/0.0.0/remoteEntry.js',
      '/remotes/mfe-unbekannt/remoteEntry.js',
      '/shell/',
      '/shell/0.0.0/main.js',
    ];
    for (const path of missing) {
      const { status, headers } = await request(path);
      expect.soft(status, path).toBe(404);
      expect.soft(headers['content-type'], path).not.toContain('html');
      expect.soft(headers['cache-control'], path).toContain('no-store');
    }
  });

  test('of a release that is not for visitors stays inside', async () => {
    const { shell, remotes } = JSON.parse((await request('/healthz')).body.toString());
    const bases = [
      `/shell/${shell}`,
      ...Object.entries<{ version: string }>(remotes).map(
        ([name, { version }]) => `/remotes/${name}/${version}`,
      ),
    ];
    expect(bases).toHaveLength(4);
    for (const base of bases) {
      for (const file of ['server.cjs', 'release.json', 'route-assets.json']) {
        const encoded = file.replace('.', '%2e');
        for (const path of [
          file,
          `${file}.br`,
          `${file}?x`,
          encoded,
          `/${file}`,
          `./${file}`,
          `asset/%2e%2e/${file}`,
        ]) {
          const address = `${base}/${path}`;
          expect.soft((await request(address)).status, address).toBe(404);
          const packed = await request(address, { headers: { 'accept-encoding': 'br, gzip' } });
          expect.soft(packed.status, `${address} packed`).toBe(404);
        }
      }
    }
    for (const name of Object.keys(remotes)) {
      expect.soft((await request(`/remotes/${name}/last-good.json`)).status).toBe(404);
      expect.soft((await request(`/remotes/${name}/last%2Dgood.json`)).status).toBe(404);
    }
  });
});
