import { problems } from '../text/de/restaurant-search-problems.ts';
import { readSearchRequest } from './search-request.ts';

const read = (params: string) => readSearchRequest(new URLSearchParams(params));

describe('a request to the restaurant search', () => {
  it('needs nothing', () => {
    expect(read('')).toEqual({ q: '', services: [], page: 1, radius: 25, position: null });
    expect(read('q=&lat=&lng=&radius=&services=&page=&utm_source=brief')).toEqual(read(''));
  });

  it('is read into figures, one line of words and known services', () => {
    expect(
      read('q=%20Bad%0A%20Homburg&lat=50.2&lng=8.6&radius=10&services=wifi,drive&services=wifi&page=2'),
    ).toEqual({
      q: 'Bad Homburg',
      position: { lat: 50.2, lng: 8.6 },
      radius: 10,
      services: ['wifi', 'drive'],
      page: 2,
    });
  });

  it.each([
    ['lat=abc&lng=1', 'lat', problems.lat],
    ['lat=NaN&lng=1', 'lat', problems.lat],
    ['lat=91&lng=1', 'lat', problems.lat],
    ['lat=1&lng=Infinity', 'lng', problems.lng],
    ['lat=52', 'lat', problems.position],
    ['lng=13', 'lat', problems.position],
    ['radius=0', 'radius', problems.radius],
    ['radius=501', 'radius', problems.radius],
    ['radius=1e2', 'radius', problems.radius],
    ['services=sauna', 'services', problems.services],
    ['services=__proto__', 'services', problems.services],
    ['page=0', 'page', problems.page],
    ['page=1.5', 'page', problems.page],
    ['page=99999999999999999999', 'page', problems.page],
    ['q=a&q=b', 'q', problems.once],
    ['page=1&page=2', 'page', problems.once],
    [`q=${'x'.repeat(101)}`, 'q', problems.q],
  ])('is refused with a sentence: %s', (params, field, message) => {
    expect(read(params)).toEqual({ faults: [{ field, message }] });
  });

  it('names each parameter at fault once', () => {
    expect(read('lat=x&lng=y&page=z')).toEqual({
      faults: [
        { field: 'lat', message: problems.lat },
        { field: 'lng', message: problems.lng },
        { field: 'page', message: problems.page },
      ],
    });
  });
});
