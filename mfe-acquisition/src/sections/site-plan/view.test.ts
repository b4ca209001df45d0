import { layOut } from '../../../site-plan/lay-out.ts';
import { examplePlot, type Plot, sides } from '../../../site-plan/plot.ts';
import { coursePath } from './course-path.ts';
import { onDrawing, rectOnDrawing, viewOf } from './view.ts';

const plan = (plot: Partial<Plot>) => layOut({ ...examplePlot, ...plot });

describe('the view of a plan', () => {
  const groundOf = (plot: Partial<Plot>) => viewOf(plan(plot)).ground;

  it('keeps its scale while a plot changes a little, and shows all of it', () => {
    expect([60, 61, 66].map((width) => groundOf({ width }).width)).toEqual([70, 70, 70]);
    expect(groundOf({ width: 67 })).toEqual({ width: 80, depth: 60 });
    expect(groundOf({ width: 300, depth: 300 })).toEqual({ width: 320, depth: 320 });
  });

  it('has room for the plot that would be needed', () => {
    expect(groundOf({ width: 10, depth: 10 })).toEqual({ width: 60, depth: 60 });
  });

  it('has the street on its side, whichever that is', () => {
    const edges = sides.map((street) => {
      const view = viewOf(plan({ street }));
      const { x, y } = onDrawing(view, { x: view.ground.width / 2, y: 0 });
      return [Math.round((x / view.width) * 100), Math.round((y / view.height) * 100)];
    });
    expect(edges).toEqual([
      [50, 13],
      [87, 50],
      [50, 87],
      [13, 50],
    ]);
  });

  it('turns an area with its plot', () => {
    const area = { x: 0, y: 0, width: 60, depth: 3 };
    expect(rectOnDrawing(viewOf(plan({})), area)).toEqual({ x: 10.5, y: 67.5, width: 60, height: 3 });
    expect(rectOnDrawing(viewOf(plan({ street: 'west' })), area)).toEqual({
      x: 10.5,
      y: 10.5,
      width: 3,
      height: 60,
    });
  });
});

describe('the path of a lane', () => {
  it('bends to the left as an arc, counter-clockwise as cars go around the house', () => {
    const course = {
      width: 3,
      points: [
        { x: 20, y: 0 },
        { x: 20, y: 30, radius: 5 },
        { x: 0, y: 30 },
      ],
    };
    expect(coursePath(viewOf(plan({})), course)).toBe('M30.5 70.5L30.5 45.5A5 5 0 0 0 25.5 40.5L10.5 40.5');
  });
});
