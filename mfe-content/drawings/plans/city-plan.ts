import dimensions from './dimensions.json' with { type: 'json' };
import { colours, Drawing, squareMetres } from './drawing.ts';

const { width, unit } = dimensions.city;
const PAVEMENT = -6;

/** The ground plan of a city restaurant: a deep unit behind a front of thirteen metres. */
export function cityPlan(): string {
  const shop = { x0: -width / 2, x1: width / 2, y0: 0, y1: unit.depth };
  const frame = { x0: -13, x1: 13, y0: PAVEMENT - 3, y1: unit.depth + 3 };
  const drawing = new Drawing(frame, 20).area(frame, colours.land);
  drawing
    .area({ ...frame, y0: PAVEMENT, y1: 0 }, colours.paving)
    .area({ ...frame, y1: PAVEMENT }, colours.asphalt);
  for (const side of [-1, 1]) {
    const [near, far] = [side * (width / 2), side * 13];
    drawing.area({ x0: Math.min(near, far), x1: Math.max(near, far), y0: 0, y1: unit.depth }, '#E9E1D2');
    drawing.label(side * 9.8, 16, ['Nachbarhaus'], 12, -90);
  }
  drawing.area(shop, colours.room, 0.4);
  drawing.area({ ...shop, y0: unit.kitchenWall, y1: unit.storeWall }, colours.kitchen, 0.15);
  drawing.area({ ...shop, y0: unit.storeWall, x1: unit.stairs.x0 - 0.3 }, colours.room, 0.15);
  drawing.area(unit.stairs, colours.paving, 0.1).area(unit.counter, colours.accent);
  for (let step = 1; step < 12; step++) {
    const y = unit.stairs.y0 + (step * (unit.stairs.y1 - unit.stairs.y0)) / 12;
    drawing.line([unit.stairs.x0, y], [unit.stairs.x1, y], colours.wall, 0.05);
  }
  for (const [x, y] of [
    [-4.8, 2.4],
    [-4.8, 5.4],
    [-4.8, 8.4],
    [4.8, 2.4],
    [4.8, 5.4],
    [4.8, 8.4],
    [-1.8, 10.6],
    [1.8, 10.6],
  ] as const) {
    drawing.circle(x, y, 0.55, colours.lane);
  }
  drawing.line([-0.8, 0], [0.8, 0], colours.room, 0.5).label(0, -1.3, ['Eingang, stufenlos'], 12);
  drawing.label(0, 6.4, ['Gastraum'], 15).label(0, 14.4, ['Theke'], 13);
  drawing.label(0, 21.6, ['Küche'], 15).label(-1.8, 28.4, ['Lager, Personal'], 13);
  drawing.label(unit.stairs.x0 - 1.6, unit.stairs.y1 - 0.9, ['Treppe'], 12);
  drawing.label(-4.5, -3.8, ['Gehweg mit Terrasse'], 12).label(0, -7.6, ['Fußgängerzone'], 12);
  drawing.label(0, unit.depth + 1.5, [`Erdgeschoss, ${squareMetres(shop)}\u00a0m²`], 14);
  return drawing.scaleBar(6.2, -4.6, 5).svg('Grundriss des Innenstadt-Restaurants');
}
