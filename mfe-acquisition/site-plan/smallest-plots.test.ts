import { layOut } from './lay-out.ts';
import { examplePlot } from './plot.ts';
import { figures } from './rules.ts';
import { smallestFrontage, smallestPlots } from './smallest-plots.ts';

const fits = (width: number, depth: number) => layOut({ ...examplePlot, width, depth }).fits;

describe('the smallest plots', () => {
  it('fit, would not if they were any smaller, and have the area that is published', () => {
    const sizes = smallestPlots();
    expect(sizes).toEqual([
      { width: 45, depth: 60 },
      { width: 47.5, depth: 55 },
      { width: 50, depth: 50 },
    ]);
    for (const { width, depth } of sizes) {
      expect([fits(width, depth), fits(width - 0.01, depth), fits(width, depth - 0.01)]).toEqual([
        true,
        false,
        false,
      ]);
      expect(width * depth).toBeGreaterThanOrEqual(figures.smallestPlot);
    }
  });

  it('begin with the smallest frontage on which two lanes and the restaurant fit', () => {
    expect(smallestFrontage()).toBe(45);
    expect(fits(smallestFrontage(), 300)).toBe(true);
    expect(fits(smallestFrontage() - 0.01, 300)).toBe(false);
  });
});
