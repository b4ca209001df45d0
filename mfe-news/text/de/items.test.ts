import sanitizeHtml from 'sanitize-html';
import { isoDate } from '../../src/iso-date.ts';
import { loadBody } from '../../src/load-body.ts';
import { plainText } from '../../src/search/plain-text.ts';
import { items } from './items.ts';
import { slugs } from './slugs.ts';

const allowed = { allowedTags: ['p', 'h2', 'ul', 'li', 'strong', 'em', 'blockquote'], allowedAttributes: {} };
const isClean = (html: string) =>
  sanitizeHtml(html, allowed).replaceAll('\u00a0', '&nbsp;') === html.replaceAll('\u00a0', '&nbsp;');
const unique = (values: unknown[]) => new Set(values).size === values.length;

describe('the news', () => {
  it('are 18, numbered from the newest on', () => {
    expect(items.map((item) => item.id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(items.map((item) => item.slug)).toEqual([...slugs]);
  });

  it('have dates that exist, newest first', () => {
    const dates = items.map(({ cardSubtitle }) => {
      expect(cardSubtitle).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
      const iso = isoDate(cardSubtitle);
      expect(new Date(iso).toISOString().slice(0, 10)).toBe(iso);
      return iso;
    });
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(unique(dates)).toBe(true);
  });

  it('differ in slug, title, card title, teaser, picture text, meta title and meta description', () => {
    const fields = [
      'slug',
      'title',
      'cardTitle',
      'cardText',
      'imageAlt',
      'metaTitle',
      'metaDescription',
    ] as const;
    for (const field of fields) expect(unique(items.map((item) => item[field]))).toBe(true);
  });

  it('have slugs that are plain paths and leave the archive its own', () => {
    for (const { slug } of items) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug).not.toBe('archiv');
    }
  });

  it('have a caption for each picture of a gallery', () => {
    for (const { gallery } of items) {
      expect(gallery.captions).toHaveLength(gallery.noOfImages);
      expect(gallery.path).toMatch(gallery.noOfImages > 0 ? /^\/asset\/images\/news\/galerie-.+\/$/ : /^$/);
    }
  });

  it.each([...slugs])('%s has a body of 200 to 350 words in clean HTML', async (slug) => {
    const body = await loadBody(slug);
    const length = plainText(body)
      .trim()
      .split(/[\s\u00a0]+/).length;
    expect(length).toBeGreaterThanOrEqual(200);
    expect(length).toBeLessThanOrEqual(350);
    expect(isClean(body)).toBe(true);
    expect(isClean(items.find((item) => item.slug === slug)?.title ?? '')).toBe(true);
  });

  it('say nothing twice', async () => {
    const bodies = await Promise.all(slugs.map(loadBody));
    const texts = [...bodies, ...items.flatMap((item) => [item.cardText, item.metaDescription])];
    const sentences = texts
      .flatMap((html) => html.split(/<[^>]+>/))
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map((sentence) => plainText(sentence).trim())
      .filter((sentence) => sentence !== '');
    const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(twice).toEqual([]);
  });
});
