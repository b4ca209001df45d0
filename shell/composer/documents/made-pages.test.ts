import type { ComposedPage } from './composed-page.ts';
import { MadePages } from './made-pages.ts';

const page = (path: string) => ({ path }) as ComposedPage;

describe('the documents that are made', () => {
  it('make room for others, those first that were not asked for lately', () => {
    const pages = new MadePages(2);
    for (const path of ['/a', '/b']) pages.add(path, page(path));
    pages.get('/a');
    pages.add('/c', page('/c'));
    expect([pages.get('/a'), pages.get('/b'), pages.get('/c')]).toEqual([page('/a'), undefined, page('/c')]);
  });

  it('are made once for all who ask meanwhile', async () => {
    const pages = new MadePages(2);
    const { promise, resolve } = Promise.withResolvers<ComposedPage>();
    const made = pages.make('/a', promise);
    expect(pages.get('/a')).toBe(promise);
    resolve(page('/a'));
    expect(await made).toEqual(page('/a'));
    expect(pages.get('/a')).toEqual(page('/a'));
  });

  it('are made again if that fails', async () => {
    const pages = new MadePages(2);
    await expect(pages.make('/a', Promise.reject(new Error('no thread')))).rejects.toThrow('no thread');
    expect(pages.get('/a')).toBeUndefined();
  });

  it('stay what somebody has put there meanwhile', async () => {
    const pages = new MadePages(2);
    const { promise, reject } = Promise.withResolvers<ComposedPage>();
    const made = pages.make('/a', promise);
    pages.add('/a', page('/a'));
    reject(new Error('no thread'));
    await expect(made).rejects.toThrow('no thread');
    expect(pages.get('/a')).toEqual(page('/a'));
  });
});
