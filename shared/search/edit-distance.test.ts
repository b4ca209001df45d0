import { editDistance } from './edit-distance.ts';

describe('the edit distance', () => {
  it.each([
    ['kassel', 'kassel', 0],
    ['kasel', 'kassel', 1],
    ['kasssel', 'kassel', 1],
    ['kassle', 'kassel', 1],
    ['akssel', 'kassel', 1],
    ['hassel', 'kassel', 1],
    ['hambrug', 'hamburg', 1],
    ['lepizig', 'leipzig', 1],
    ['regnesbrug', 'regensburg', 2],
    ['', 'ab', 2],
    ['ab', '', 2],
    // Two letters are swapped as neighbours or not at all.
    ['ca', 'abc', 3],
    ['berlin', 'muenchen', 4],
  ])('of „%s“ and „%s“ is %i', (one, other, steps) => {
    expect(editDistance(one, other, 3)).toBe(steps);
    expect(editDistance(other, one, 3)).toBe(steps);
  });

  it('is not counted further than it matters', () => {
    expect(editDistance('berlin', 'kassel', 1)).toBe(2);
    expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
  });
});
