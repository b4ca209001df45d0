import { brand } from '@goldbraun/shared/brand/brand';
import { documents } from '@goldbraun/shared/contract/documents';
import { HtmlValidate } from 'html-validate';
import { allPaths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';
import { html, request } from './request.ts';

/** The rules of the standard and of accessibility, which a whole document breaks or keeps. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A list that is named by the heading above it is what the standard has these attributes for.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The offer form's button submits once the script is there: the browser alone would show the visitor raw JSON.
    'wcag/h32': 'off',
  },
});

const served = [...allPaths, ...Object.values(documents)];

test('the HTML of every page is valid', async () => {
  for (const path of served) {
    const report = await validator.validateString(await html(path));
    const findings = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column, selector }) =>
          `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
      ),
    );
    expect.soft(findings, path).toEqual([]);
  }
});

/** The ids of a document, as the targets of links. */
const idsIn = (text: string) =>
  new Set(Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id]) => id as string));

test('every link to a place on a page finds it there', async () => {
  const pages = new Map(await Promise.all(served.map(async (path) => [path, await html(path)] as const)));
  const links = [...pages].flatMap(([page, text]) =>
    Array.from(text.matchAll(/\shref="([^"#]*)#([^"]+)"/g), ([, path, id]) => ({
      page,
      path: path || page,
      id,
    })),
  );
  expect(links.length).toBeGreaterThan(served.length);
  // Beside the pages there are drawings, of which a page shows a part.
  for (const { path } of links) {
    const target = path.split('?')[0] as string;
    if (!pages.has(target)) pages.set(target, await html(target));
  }
  const dead = links.filter(
    ({ path, id = '' }) => !idsIn(pages.get(path.split('?')[0] as string) as string).has(id),
  );
  expect(dead).toEqual([]);
});

test('what search engines, feed readers and networks are told of is there', async () => {
  const site = new URL(brand.site).origin;
  const addressesIn = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, address]) => address as string);
  const sitemap = addressesIn(await html('/sitemap.xml'), /<loc>([^<]+)</g);
  const feed = addressesIn(await html('/aktuelles/feed.xml'), /(?:href|src)="([^"]+)"/g);
  const shared = (await Promise.all(allPaths.map(html))).flatMap((page) =>
    addressesIn(page, /<meta property="og:(?:image|url)" content="([^"]+)"/g),
  );
  expect(sitemap.length).toBe(allPaths.length);
  const addresses = [...new Set([...sitemap, ...feed, ...shared])];
  const own = addresses.filter((address) => address.startsWith(site));
  expect(addresses.filter((address) => !own.includes(address))).toEqual([]);
  for (const address of own) {
    const { status } = await request(address.slice(site.length) || '/', { method: 'HEAD' });
    expect.soft(status, address).toBe(200);
  }
});
