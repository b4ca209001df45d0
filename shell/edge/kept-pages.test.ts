import type { ComposedPage } from '../composer/documents/composed-page.ts';
import { KeptPages } from './kept-pages.ts';

const page = (size: number): ComposedPage => ({
  path: '/s',
  contentType: 'text/html; charset=utf-8',
  status: 200,
  body: new Uint8Array(size),
  brotli: new Uint8Array(0),
  gzip: new Uint8Array(0),
  tag: 'x',
  renderedBy: [],
});

describe('kept pages', () => {
  it('stay until their time is over', () => {
    let now = 0;
    const kept = new KeptPages(100, () => now);
    const one = page(10);
    kept.keep('one', one, 300, 'a');
    kept.keep('never', page(10), 0, 'a');
    expect([kept.get('one'), kept.get('never')]).toEqual([one, undefined]);
    now = 299_999;
    expect(kept.get('one')).toBe(one);
    now = 300_000;
    expect(kept.get('one')).toBeUndefined();
  });

  it('take no more room than there is', () => {
    const kept = new KeptPages(100, () => 0);
    for (const key of ['one', 'two', 'three']) kept.keep(key, page(40), 300, 'a');
    kept.keep('large', page(101), 300, 'a');
    expect(['one', 'two', 'three', 'large'].filter((key) => kept.get(key))).toEqual(['two', 'three']);
  });

  it('give way in the order in which they were asked for, a page of before included', () => {
    const kept = new KeptPages(100, () => 0);
    kept.keep('one', page(40), 300, 'a');
    kept.keep('two', page(40), 300, 'a');
    kept.keep('one', page(50), 300, 'a');
    kept.get('two');
    kept.keep('three', page(40), 300, 'a');
    expect(['one', 'two', 'three'].filter((key) => kept.get(key))).toEqual(['two', 'three']);
  });

  it('of one who has most of the room give way to others, and not the other way round', () => {
    const kept = new KeptPages(100, () => 0);
    kept.keep('wanted', page(20), 300, 'b');
    const flood = Array.from({ length: 50 }, (_, index) => `flood ${index}`);
    for (const key of flood) kept.keep(key, page(10), 300, 'a');
    expect(kept.get('wanted')).toBeDefined();
    expect(flood.filter((key) => kept.get(key))).toEqual(flood.slice(-8));
  });
});
