/** @jest-environment node */
import { packPage, unpackPage } from './packed-page.ts';

const page = {
  html: '<p>„Süß“ und günstig</p>'.repeat(500),
  meta: { title: 'Titel', description: 'Beschreibung' },
  hydration: { loaderData: { news: { text: 'Grün' } }, actionData: null, errors: null },
  chunks: [{ remote: 'mfe-news', names: ['remote'], scripts: 'now' as const }],
  missing: [],
  maxAge: 0,
};

describe('a packed page', () => {
  it('is the same when it is unpacked', async () => {
    expect(unpackPage(await packPage(page))).toEqual(page);
  });

  it('is small, and has nothing of the memory around it', async () => {
    const { content } = await packPage(page);
    expect(content.byteLength).toBeLessThan(500);
    expect(content.buffer.byteLength).toBe(content.byteLength);
  });

  it('is known by what its loaders have said', async () => {
    const other = { ...page, html: 'anders' };
    const { hydration } = page;
    const otherData = { ...page, hydration: { ...hydration, loaderData: { news: { text: 'Blau' } } } };
    const hashes = await Promise.all([page, other, otherData].map(packPage));
    expect(hashes[1]?.dataHash).toBe(hashes[0]?.dataHash);
    expect(hashes[2]?.dataHash).not.toBe(hashes[0]?.dataHash);
  });

  it('is not hydrated where it stands in the place of a page', async () => {
    const { hydration: _, ...unanswered } = page;
    const packed = await packPage(unanswered);
    expect([packed.isHydrated, unpackPage(packed)]).toEqual([false, unanswered]);
  });
});
