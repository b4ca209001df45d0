import { onPage, readPaging } from './paging.ts';

const address = (page: string) => `https://site.example/aktuelles/archiv?suche=Kassel&seite=${page}`;
const numbers = Array.from({ length: 49 }, (_, index) => index);

describe('the pages of a long list', () => {
  it.each([
    ['1', 0, 24],
    ['2', 24, 24],
    ['3', 48, 1],
  ])('begin at page %s with number %i and have %i', (page, first, count) => {
    const paging = readPaging(address(page), numbers.length);
    const shown = onPage(numbers, paging);
    expect([paging.pages, shown[0], shown.length]).toEqual([3, first, count]);
  });

  it.each(['', '0', '-1', '1.5', '4', '1e9', 'zwei', 'Infinity'])('are no "%s": it is the first', (page) => {
    expect(readPaging(address(page), numbers.length)).toEqual({ page: 1, pages: 3 });
  });

  it('are one where there is nothing', () => {
    expect(readPaging('https://site.example/aktuelles', 0)).toEqual({ page: 1, pages: 1 });
  });
});
