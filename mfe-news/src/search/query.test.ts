import { readQuery } from './query.ts';

const read = (search: string) => readQuery(`https://www.goldbraun.example/aktuelles${search}`);

describe('readQuery', () => {
  it('is empty for an address without a search, and for one with nothing but spaces', () => {
    expect(read('')).toBe('');
    expect(read('?suche=')).toBe('');
    expect(read('?suche=%20%09%0A')).toBe('');
  });

  it('reads one line without spaces around it', () => {
    expect(read('?suche=+neue%0A%20Halle+')).toBe('neue Halle');
  });

  it('takes the first of several that says something', () => {
    expect(read('?suche=&suche=Berlin&suche=Kassel')).toBe('Berlin');
  });

  it('takes at most 100 characters and cuts none of them in two', () => {
    expect(read(`?suche=${encodeURIComponent('😀'.repeat(200))}`)).toBe('😀'.repeat(100));
  });

  it('leaves HTML as the text that it is', () => {
    expect(read('?suche=%3Cb%3EBerlin%3C%2Fb%3E')).toBe('<b>Berlin</b>');
  });
});
