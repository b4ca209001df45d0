import { secondStreet, turned, turnedBack } from './compass.ts';
import { sides } from './plot.ts';

describe('the compass', () => {
  it.each([
    ['sued', { x: 2, y: 5 }],
    ['nord', { x: 8, y: 1 }],
    ['ost', { x: 5, y: 8 }],
    ['west', { x: 1, y: 2 }],
  ] as const)('turns the plan so that a street in the %s lies there', (street, point) => {
    expect(turned(street, { width: 10, depth: 6 }, { x: 2, y: 1 })).toEqual(point);
  });

  it('turns a movement over the drawing back to one over the plot', () => {
    const ground = { width: 20, depth: 10 };
    for (const side of sides) {
      const from = turned(side, ground, { x: 3, y: 4 });
      const to = turned(side, ground, { x: 5, y: 9 });
      expect(turnedBack(side, { x: to.x - from.x, y: to.y - from.y })).toEqual({ x: 2, y: 5 });
    }
  });

  it('has the second street on the right of whoever stands on the first', () => {
    expect(sides.map(secondStreet)).toEqual(['west', 'nord', 'ost', 'sued']);
  });
});
