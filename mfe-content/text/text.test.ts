import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from './index.ts';

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

/** Every string of the table with the path that leads to it. */
function strings(value: Value, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => strings(child, `${path}.${key}`));
}

const { conceptCards, ...pages } = text.de;
const all = strings(text.de, 'de');

describe("mfe-content's text table", () => {
  it.each(['metaTitle', 'metaDescription'] as const)('gives every page a %s of its own', (field) => {
    const values = Object.values(pages).map((page) => page[field]);
    expect(new Set(values).size).toBe(values.length);
  });

  it('keeps titles and descriptions as short as search engines show them, and free of markup', () => {
    for (const page of Object.values(pages)) {
      expect(page.metaTitle.length).toBeLessThanOrEqual(70);
      expect(page.metaDescription.length).toBeLessThanOrEqual(170);
      expect(page.metaTitle + page.metaDescription).not.toMatch(/[<&]/);
    }
  });

  it('gives every page one headline of at most eight words', () => {
    for (const page of Object.values(pages)) {
      const words = page.h1intro.title.replaceAll(/<[^>]+>/g, ' ').split(/\s+|&nbsp;/);
      expect(words.filter(Boolean).length).toBeLessThanOrEqual(8);
    }
  });

  it('uses only plain paragraph markup', () => {
    const odd = all.filter(([, value]) =>
      (value.match(/<\/?[^>]*>/g) ?? []).some((tag) => !/^<(\/?(p|strong|em)|br)>$/.test(tag)),
    );
    expect(odd).toEqual([]);
  });

  it('never parts a figure from its unit', () => {
    const parted = all.filter(([, value]) => /\d (m²|%|Mio|Jahre|neue|Restaurants|Einwohner)/.test(value));
    expect(parted).toEqual([]);
  });

  it('names only pictures that exist', () => {
    const pictures = all.map(([, value]) => value).filter((value) => value.startsWith('/asset/images/'));
    expect(pictures.length).toBeGreaterThan(20);
    for (const picture of pictures)
      expect([picture, existsSync(join(import.meta.dirname, '..', picture))]).toEqual([picture, true]);
  });

  it('leads every concept card to its page in different words', () => {
    const buttons = Object.values(conceptCards).map((card) => card.button);
    expect(new Set(buttons).size).toBe(3);
  });
});
