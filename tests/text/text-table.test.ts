import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@goldbraun/shared/brand/brand';
import { paths } from '@goldbraun/shared/contract/paths';
import { isSafeHtml, link } from '@goldbraun/shared/text/words';
import { namedSite } from '@goldbraun/shell/site';
import * as v from 'valibot';
import { readSiteText, siteText } from './site-text.ts';

type Leaf = string | number | boolean | ((...args: never[]) => string) | undefined;
type Tree = Leaf | readonly Tree[] | { readonly [key: string]: Tree };

const root = join(import.meta.dirname, '../..');

/** Every string of the table with the path that leads to it. */
function strings(value: Tree, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => strings(child, `${path}.${key}`));
}

/** The file that answers a public address below /asset/. */
const fileOf = (address: string) => {
  const owner = namedSite().table.remotes.find(({ assets }) =>
    assets.some((prefix) => address.startsWith(prefix)),
  );
  return join(root, owner?.remote ?? 'shell', address);
};
const doubles = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the text table of the whole site', () => {
  let table: Awaited<ReturnType<typeof readSiteText>>;
  let all: [path: string, text: string][];
  beforeAll(async () => {
    table = await readSiteText();
    all = strings(table as unknown as Tree);
  });
  const contentPages = () => {
    const { conceptCards: _cards, ...pages } = table.content;
    return Object.values(pages);
  };

  it('has every text that the pages need, in the numbers of the specification', () => {
    const { issues = [] } = v.safeParse(siteText, table);
    expect(issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)).toEqual([]);
  });

  it('has no tag that could harm a page, in any text of any part', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(([, text]) => !isSafeHtml(text))).toEqual([]);
  });

  it('leads nowhere that does not exist', () => {
    const known: string[] = [
      ...Object.values(paths),
      ...table.news.map(({ slug }) => `${paths.news}/${slug}`),
    ];
    // Elsewhere `link` is the words of a link.
    const links = all.filter(([path]) => /^\.(content|acquisition|news)\..+\.(link|to)$/.test(path));
    expect(links.length).toBeGreaterThan(20);
    const dead = links.filter(([, target]) => {
      return !v.is(link, target) || (target.startsWith('/') && !known.includes(target));
    });
    expect(dead).toEqual([]);
  });

  it('names only files that exist', () => {
    const single = all.map(([, text]) => text).filter((text) => /^\/asset\/.+\.\w+$/.test(text));
    const galleries = contentPages().flatMap((page) => ('gallery' in page ? [page.gallery] : []));
    const ofGalleries = [...galleries, ...table.news.map((item) => item.gallery)].flatMap(
      ({ path, noOfImages }) =>
        Array.from({ length: noOfImages }, (_, index) => `${path}${index + 1}`).flatMap((image) => [
          `${image}.jpg`,
          `${image}_thumb.jpg`,
        ]),
    );
    const files = [...single, ...ofGalleries, brand.privacyPdf, brand.brochurePdf, brand.checklistPdf];
    expect(ofGalleries.length).toBeGreaterThan(200);
    expect([...new Set(files)].filter((address) => !existsSync(fileOf(address)))).toEqual([]);
  });

  it('gives no two pages one title or one description', () => {
    const pages = [
      ...contentPages(),
      table.acquisition,
      table.documentsPage,
      table.newsPages.list,
      table.newsPages.archive,
      ...table.news,
    ];
    expect(pages).toHaveLength(Object.keys(paths).length + 18);
    expect(doubles(pages.map(({ metaTitle }) => metaTitle))).toEqual([]);
    expect(doubles(pages.map(({ metaDescription }) => metaDescription))).toEqual([]);
  });

  it('gives no section of two pages the same heading', () => {
    const sections = [...contentPages(), table.acquisition].flatMap((page) =>
      Object.entries(page).flatMap(([key, section]) =>
        // The contact person is the same wherever he stands.
        key !== 'person' && typeof section === 'object' && 'title' in section ? [section.title] : [],
      ),
    );
    expect(sections.length).toBeGreaterThan(60);
    expect(doubles(sections.map((title) => title.replaceAll(/<[^>]+>/g, '')))).toEqual([]);
  });

  it('never parts a figure from its unit', () => {
    const units = /\d (m²|%|km\/h|Mio|MB|Jahren?\b|Restaurants\b|Einwohner)/;
    // The label of the file field stands in the specification with plain spaces.
    const parted = all.filter(([path, text]) => units.test(text) && path !== '.offerForm.attachment.label');
    expect(parted).toEqual([]);
  });

  it('leads every concept card to its page in words of its own', () => {
    expect(doubles(Object.values(table.content.conceptCards).map((card) => card.button))).toEqual([]);
  });
});
