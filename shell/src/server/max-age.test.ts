import { maxAgeOf } from './max-age.ts';

const pageOf = (...directives: (string | null)[]) =>
  directives.map((value) => new Headers(value === null ? {} : { 'cache-control': value }));

describe('how long a page may be kept', () => {
  it.each([
    [[], 0],
    [[null], 0],
    [['public, max-age=300, stale-while-revalidate=3600'], 300],
    [['max-age=300', null], 300],
    [['max-age=300', 'max-age=60'], 60],
    [['max-age=300', 'no-store'], 0],
    [['max-age=300', 'private, max-age=300'], 0],
    [['s-maxage=300'], 0],
    [['max-age=soon'], 0],
  ])('with loaders that say %j is %i s', (directives, seconds) => {
    expect(maxAgeOf(pageOf(...directives))).toBe(seconds);
  });
});
