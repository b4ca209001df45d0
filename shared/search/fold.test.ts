import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Köln', 'Koeln'],
    ['München', 'MUENCHEN'],
    ['München', 'Munchen'],
    ['Gießen', 'Giessen'],
    ['Café', 'cafe'],
  ])('makes one word of „%s“ and „%s“', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it('keeps different words apart', () => {
    expect(fold('Halle')).not.toBe(fold('Hallo'));
  });
});
