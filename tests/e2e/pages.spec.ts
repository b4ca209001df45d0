import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allPaths, paths, slugs } from '../harness/pages.ts';
import { developmentSiteUrl, expect, siteUrl, test } from '../harness/test.ts';
import { html, request } from './request.ts';
import { settled } from './settled.ts';

const titleOf = (page: string) => page.match(/<title>([^<]*)<\/title>/)?.[1]?.trim() ?? '';
const descriptionOf = (page: string) =>
  page.match(/<meta name="description" content="([^"]*)"/)?.[1]?.trim() ?? '';
const doubles = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test.describe('the HTML of every page', () => {
  test('stands at the address that was agreed on', () => {
    expect(Object.values(paths).toSorted()).toEqual(
      [
        '/',
        '/about',
        '/aktuelles',
        '/aktuelles/archiv',
        '/akquise',
        '/akquise/unterlagen',
        '/barrierefreiheit',
        '/berlin/bildergalerie-restaurant-warschauer-strasse.html',
        '/dresden/bildergalerie-restaurant-prager-strasse.html',
        '/hamburg/bildergalerie-restaurant-stresemannstrasse.html',
        '/kiefersfelden/panoramatour-restaurant-golddrive.html',
        '/kontakt',
        '/restaurantkonzepte/golddrive',
        '/restaurantkonzepte/instore',
        '/restaurantkonzepte/zukunftige',
        '/standorte',
        '/unternehmen',
      ].toSorted(),
    );
    expect(allPaths.filter((path) => /^\/aktuelles\/(?!archiv$)[\w-]+$/.test(path))).toHaveLength(18);
  });

  test('comes with 200 and says that it is German', async () => {
    for (const path of allPaths) {
      const { status, headers, body } = await request(path);
      expect.soft(status, path).toBe(200);
      expect.soft(headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect.soft(body.toString(), path).toMatch(/^<!doctype html><html lang="de">/);
    }
  });

  test('has a title and a description of its own', async () => {
    const pages = await Promise.all(allPaths.map(html));
    const titles = pages.map(titleOf);
    const descriptions = pages.map(descriptionOf);
    expect(titles).not.toContain('');
    expect(descriptions).not.toContain('');
    expect(doubles(titles)).toEqual([]);
    expect(doubles(descriptions)).toEqual([]);
    for (const page of pages) expect(page.match(/<(title>|meta name="description")/g)).toHaveLength(2);
  });

  test('has one h1 with words in it', async () => {
    for (const path of allPaths) {
      const headings = [...(await html(path)).matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)];
      expect.soft(headings, path).toHaveLength(1);
      expect.soft(headings[0]?.[1]?.replaceAll(/<[^>]+>/g, '').trim(), path).toBeTruthy();
    }
  });

  test('is protected by its headers', async () => {
    for (const path of allPaths) {
      const { headers, body } = await request(path);
      const policy = String(headers['content-security-policy']);
      const hashesOf = (elements: RegExp) =>
        [...String(body).matchAll(elements)].map(
          ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
        );
      const scripts = hashesOf(/<script(?! type="application\/)(?![^>]* src=)[^>]*>(.*?)<\/script>/gs);
      const styles = hashesOf(/<style[^>]*>(.*?)<\/style>/gs);
      const directives = new Map(
        policy.split('; ').map((part) => part.split(/ (.*)/s, 2) as [string, string]),
      );
      expect.soft(policy, path).not.toContain('unsafe-');
      expect.soft(directives.get('default-src'), path).toBe("'self'");
      expect.soft(directives.get('script-src'), path).toBe(["'self'", ...scripts].join(' '));
      expect.soft(scripts, path).toHaveLength(1);
      expect.soft(directives.get('style-src'), path).toBe(["'self'", ...styles].join(' '));
      expect.soft(styles.length, path).toBeGreaterThan(1);
      expect.soft(directives.get('object-src'), path).toBe("'none'");
      expect.soft(directives.get('base-uri'), path).toBe("'none'");
      expect.soft(directives.get('frame-ancestors'), path).toBe("'none'");
      expect.soft(directives.get('require-trusted-types-for'), path).toBe("'script'");
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
      expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect.soft(headers['permissions-policy'], path).toContain('camera=()');
      expect.soft(headers['x-powered-by'], path).toBeUndefined();
      // Over plain HTTP a browser ignores it, and on a machine of one's own it would be a nuisance.
      expect.soft(headers['strict-transport-security'], path).toBeUndefined();
    }
  });

  test('is not sent again to a browser that has it', async () => {
    for (const path of allPaths) {
      const { etag = '' } = (await request(path)).headers;
      expect.soft(etag, path).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await request(path, { headers: { 'if-none-match': etag } });
      expect.soft(again.status, path).toBe(304);
      expect.soft(again.body.length, path).toBe(0);
      expect.soft(again.headers.etag, path).toBe(etag);
      const older = await request(path, { headers: { 'if-none-match': '"older"' } });
      expect.soft(older.status, path).toBe(200);
    }
  });

  test('is the same packed and unpacked', async () => {
    // That of a query is packed by gzip for who asks for it.
    for (const path of [...allPaths, '/aktuelles?suche=Kassel']) {
      const plain = await request(path);
      expect.soft(plain.headers['content-encoding'], path).toBeUndefined();
      expect.soft(String(plain.headers.vary).toLowerCase(), path).toContain('accept-encoding');
      const brotli = await request(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      expect.soft(brotli.headers['content-encoding'], path).toBe('br');
      expect.soft(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
      const gzip = await request(path, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
      expect.soft(gzip.headers['content-encoding'], path).toBe('gzip');
      expect.soft(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
    }
  });

  test('is the same in the answer to HEAD, without the body', async () => {
    for (const path of allPaths) {
      const head = await request(path, { method: 'HEAD' });
      expect.soft(head.status, path).toBe(200);
      expect.soft(head.body.length, path).toBe(0);
      expect.soft(head.headers.etag, path).toBe((await request(path)).headers.etag);
    }
  });

  test('leads nowhere that does not exist', async () => {
    const usedBy = new Map<string, string>();
    for (const path of allPaths) {
      const page = await html(path);
      const attributes = [...page.matchAll(/\b(?:href|src)="(\/[^"#?]*)/g)].map(
        ([, address = '']) => address,
      );
      const sources = [...page.matchAll(/\b(?:image)?srcset="([^"]+)"/gi)].flatMap(([, list = '']) =>
        list.split(',').map((source) => source.trim().split(' ')[0] ?? ''),
      );
      for (const address of [...attributes, ...sources]) usedBy.set(address, path);
    }
    expect(usedBy.size).toBeGreaterThan(100);
    for (const [address, path] of usedBy) {
      const { status } = await request(address, { method: 'HEAD' });
      expect.soft(status, `${address} on ${path}`).toBe(200);
    }
  });
});

/** What else stands in an address: the mark of a campaign, and what a form sends before its script has come. */
const MARKS = '?utm_source=brief&suche=&q=&front=&ort=&breite=';

/** Two of the news stand for all: they differ in their text. */
const ofEachKind = [...Object.values(paths), ...slugs.slice(0, 2).map((slug) => `${paths.news}/${slug}`)];

// React's development build says of every attribute what is different from what the server made.
for (const [which, build, address, pages, query, tag] of [
  ['every page', 'as it is released', siteUrl, allPaths, '', '@long'],
  ['every page', "with React's development build", developmentSiteUrl, allPaths, '', '@long'],
  [
    'a page of each kind',
    "with React's development build, a campaign and empty answers",
    developmentSiteUrl,
    ofEachKind,
    MARKS,
    undefined,
  ],
] as const) {
  test.describe(`${which} in the browser, ${build},`, { tag }, () => {
    test('comes to life without a word in the console', async ({ page, troubles }) => {
      for (const path of pages) {
        await test.step(path, async () => {
          await page.goto(address() + path + query);
          await settled(page);
          await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(troubles.splice(0), path).toEqual([]);
        });
      }
    });

    test('a parameter that no page knows changes nothing', async ({ page }) => {
      await page.goto(`${address()}/aktuelles?utm_source=brief&x=%3Cb%3E`);
      await settled(page);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
    });
  });
}
