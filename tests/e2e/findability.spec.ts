import { brand } from '@goldbraun/shared/brand/brand';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { allPaths, paths, slugs } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';
import { html, request } from './request.ts';

/** What search engines and the people who share a page find. */
const site = brand.site;

interface StructuredData {
  '@graph': {
    '@type': string;
    headline?: string;
    datePublished?: string;
    itemListElement?: { position: number; name: string; item: string }[];
  }[];
}

/** What a page says to machines, by the browser's own reading of it. */
const headOf = async (page: Page, path: string) =>
  page.evaluate(
    (source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const { head } = parsed;
      const property = (name: string) =>
        head.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? null;
      return {
        canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
        title: head.querySelector('title')?.textContent,
        description: head.querySelector('meta[name=description]')?.getAttribute('content'),
        shared: {
          title: property('og:title'),
          description: property('og:description'),
          url: property('og:url'),
          image: property('og:image') ?? '',
          type: property('og:type'),
        },
        structured: JSON.parse(
          parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
        ) as StructuredData,
      };
    },
    await html(path),
  );

test('every page names its one address, and what is shown where it is shared', async ({ page }) => {
  const images = new Set<string>();
  for (const path of allPaths) {
    const { canonical, title, description, shared } = await headOf(page, path);
    expect.soft(canonical, path).toBe(site + path);
    expect.soft(shared, path).toMatchObject({ title, description, url: site + path });
    expect.soft(shared.image, path).toContain(`${site}/asset/images/`);
    images.add(shared.image.slice(site.length));
  }
  for (const image of images) {
    const { status, body } = await request(image);
    expect.soft(status, image).toBe(200);
    if (status === 200) {
      expect
        .soft(await sharp(body).metadata(), image)
        .toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    }
  }
});

test('a search for news has the address of the list', async ({ page }) => {
  expect((await headOf(page, `${paths.news}?suche=Berlin`)).canonical).toBe(site + paths.news);
});

test('every page but Home says where it stands, by pages that exist', async ({ page }) => {
  for (const path of allPaths) {
    const { structured } = await headOf(page, path);
    const parts = structured['@graph'];
    expect
      .soft(
        parts.map((part) => part['@type']),
        path,
      )
      .toContain('Organization');
    const trail = parts.find((part) => part['@type'] === 'BreadcrumbList')?.itemListElement;
    if (path === paths.home) {
      expect(trail).toBeUndefined();
      continue;
    }
    const steps = trail?.map(({ position, item }) => [position, item.slice(site.length)]) ?? [];
    const isNews = path.startsWith(`${paths.news}/`);
    const expected = isNews ? [paths.home, paths.news, path] : [paths.home, path];
    expect.soft(steps, path).toEqual(expected.map((step, index) => [index + 1, step]));
    for (const { name } of trail ?? []) expect.soft(name, path).toMatch(/\S/);
  }
});

test('each news item is an article with its headline and its day', async ({ page, context }) => {
  // The site's own pages forbid to parse HTML by script.
  const reader = await context.newPage();
  for (const slug of slugs) {
    const path = `${paths.news}/${slug}`;
    await page.goto(path);
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    const day = await page.locator('article time').first().getAttribute('datetime');
    const { structured, shared } = await headOf(reader, path);
    const article = structured['@graph'].find((part) => part['@type'] === 'NewsArticle');
    expect.soft(article, path).toMatchObject({ headline, datePublished: day });
    expect.soft(shared.type, path).toBe('article');
  }
});

test('the sitemap names every page once, and robots.txt names the sitemap', async ({ page }) => {
  const { headers, body } = await request('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const listed = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return [...parsed.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent ?? '');
  }, body.toString());
  expect(listed.toSorted()).toEqual(allPaths.map((path) => site + path).toSorted());
  expect((await request('/robots.txt')).body.toString()).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the news are a feed, newest first, to which the list leads', async ({ page, context }) => {
  const reader = await context.newPage();
  await page.goto(paths.news);
  const link = page.locator('head link[type="application/atom+xml"]');
  const address = (await link.getAttribute('href')) ?? '';
  const { status, headers, body } = await request(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await reader.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    const text = (parent: ParentNode, selector: string) => parent.querySelector(selector)?.textContent ?? '';
    return {
      root: parsed.documentElement.namespaceURI,
      id: text(parsed, 'feed > id'),
      updated: text(parsed, 'feed > updated'),
      entries: [...parsed.querySelectorAll('feed > entry')].map((entry) => ({
        id: text(entry, 'id'),
        updated: text(entry, 'updated'),
        title: text(entry, 'title'),
        content: text(entry, 'content[type=html]'),
      })),
    };
  }, body.toString());
  expect(feed.root).toBe('http://www.w3.org/2005/Atom');
  expect(feed.entries.map(({ id }) => id)).toEqual(slugs.map((slug) => `${site}${paths.news}/${slug}`));
  const days = feed.entries.map(({ updated }) => updated);
  expect(days).toEqual(days.toSorted().reverse());
  expect(feed.updated).toBe(days[0]);
  for (const { title, content } of feed.entries) {
    expect(title).not.toBe('');
    expect(content).toContain('<p>');
  }
});

test('programs that read for somebody find every page with its description in llms.txt, and how a plot is offered', async ({
  page,
}) => {
  const { headers, body } = await request('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const text = body.toString();
  expect(text).toMatch(/^# Goldbraun Immobilien\n\n> .{80,}\n\n## /);
  const links = [...text.matchAll(/^- \[(.+?)\]\(https:\/\/[^/]+(\/[^)]*)\): (.+)$/gm)];
  const [form, checklist, ...pages] = links.map(([, name, path, note]) => ({ name, path, note }));
  expect([form?.path, checklist?.path]).toEqual([paths.acquisition, brand.checklistPdf]);
  expect(pages.map(({ path }) => path).sort()).toEqual([...allPaths].sort());
  const { title, description } = await headOf(page, paths.company);
  expect(pages).toContainEqual({
    name: title,
    path: paths.company,
    note: description?.replaceAll('\u00a0', ' '),
  });
});
