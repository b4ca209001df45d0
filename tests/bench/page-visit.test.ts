/** @jest-environment node */
import { depthOf, type Initiators, roundsOf } from './page-visit.ts';

const initiators: Initiators = new Map([
  ['/', undefined],
  ['/main.js', '/'],
  ['/remoteEntry.js', '/main.js'],
  ['/picture.avif', '/remoteEntry.js'],
  ['/itself', '/itself'],
]);

describe('the answers that have to come one after the other', () => {
  it.each([
    ['/', 1],
    ['/main.js', 2],
    ['/picture.avif', 4],
    ['/itself', 1],
  ])('for %s are counted', (address, depth) => {
    expect(depthOf(address, initiators)).toBe(depth);
  });
});

describe('the rounds of a page', () => {
  const document = '/';
  it.each([
    ['whose largest paint is text of the document', { picture: '', isEmpty: false }, 1],
    ['that names its picture', { picture: '/main.js', isEmpty: false }, 2],
    ['that scripts make', { picture: '', isEmpty: true }, 3],
    ['that scripts make, with a picture', { picture: '/main.js', isEmpty: true }, 4],
  ])('%s are counted', (_what, page, rounds) => {
    expect(roundsOf({ document, ...page }, initiators)).toBe(rounds);
  });
});
