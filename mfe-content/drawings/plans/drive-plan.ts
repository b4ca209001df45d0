import dimensions from './dimensions.json' with { type: 'json' };
import { colours, Drawing, squareMetres } from './drawing.ts';

const { building, sideBuilding, lanes, laneEnds, orderPosts, terrace, plaza, yard, counter } =
  dimensions.drive;
const { kitchenWall, windows, portal } = dimensions.drive;
const STREET = { y0: -40, y1: -32 };

/** Bays of 2.7 × 5 m, as the scene paints them; counted along x or y. */
function bays(drawing: Drawing, x: number, y: number, count: number, along: 'x' | 'y'): void {
  for (let i = 0; i <= count; i++) {
    const [dx, dy] = along === 'x' ? [i * 2.7, 0] : [0, i * 2.7];
    const end: [number, number] = along === 'x' ? [x + dx, y + 5] : [x + 5, y + dy];
    drawing.line([x + dx, y + dy], end, colours.wall, 0.07);
  }
}

function rooms(drawing: Drawing): void {
  const kitchen = { ...building, y0: kitchenWall };
  drawing.area(building, colours.room, 0.35).area({ ...kitchen, y1: 11 }, colours.kitchen, 0.15);
  drawing.area({ ...building, y0: 11, x1: 1 }, colours.room, 0.15);
  drawing.area({ ...building, y0: 11, x0: 1 }, colours.room, 0.15).area(counter, colours.accent);
  drawing.label(-4.5, -3.4, ['Gastraum'], 14).label(0, 6.4, ['Küche'], 14).label(2, -1.1, ['Theke'], 12);
  drawing.label(-4.5, 15, ['Lager und', 'Kühlräume'], 12).label(5.5, 15, ['Personal,', 'Technik'], 12);
  drawing.line([portal - 1.3, building.y0], [portal + 1.3, building.y0], colours.room, 0.4);
  drawing.label(portal + 1.4, building.y0 - 1.2, ['Eingang'], 12);
  for (const y of windows)
    drawing.line([building.x1, y - 0.75], [building.x1, y + 0.75], colours.accent, 0.6);
}

function driveLanes(drawing: Drawing): void {
  for (const [index, lane] of lanes.entries()) {
    drawing.area({ ...lane, ...laneEnds }, colours.lane);
    for (const y of [-16, -3, 9, 20]) drawing.arrow((lane.x0 + lane.x1) / 2, y);
    drawing.label((lane.x0 + lane.x1) / 2, 14.5, [`Fahrspur ${index + 1}`], 12, -90);
  }
  for (const { x, y } of orderPosts)
    drawing.area({ x0: x - 0.35, x1: x + 0.35, y0: y - 1.5, y1: y + 1.5 }, colours.wall);
}

/** The ground plan of the drive-through concept, from the measures of the scene that the pictures show. */
export function drivePlan(): string {
  const frame = { x0: yard.x0 - 2, x1: yard.x1 + 2, y0: STREET.y0 - 2, y1: yard.y1 + 2 };
  const drawing = new Drawing(frame, 12).area(frame, colours.land).area(yard, colours.asphalt);
  drawing.area({ ...frame, ...STREET }, colours.asphalt).label(-20, -36, ['Straße'], 14);
  drawing
    .area({ x0: 2, x1: 20, y0: STREET.y1, y1: yard.y0 }, colours.asphalt)
    .label(11, -29.6, ['Zufahrt'], 14);
  for (const y of [-18.6, -8]) {
    drawing.area(
      y < -10 ? { x0: -23.6, x1: -6.2, y0: y, y1: -16.4 } : { x0: -20.6, x1: -18, y0: y, y1: 6 },
      colours.green,
    );
  }
  drawing.area({ x0: 19.1, x1: 21.7, y0: -19, y1: 22 }, colours.green).area(plaza, colours.paving);
  drawing.area({ x0: plaza.x0, x1: building.x0, y0: plaza.y1, y1: 7 }, colours.paving);
  drawing.area(terrace, colours.green, 0.08, true).label(-9.1, -9.4, ['Terrasse'], 14);
  driveLanes(drawing);
  rooms(drawing);
  const house = `${squareMetres(building)}\u00a0m²`;
  drawing.label(0, 21.6, [`Restaurant, ${house}`], 15);
  drawing.area(sideBuilding, colours.room, 0.25);
  const side = { x: (sideBuilding.x0 + sideBuilding.x1) / 2, y: (sideBuilding.y0 + sideBuilding.y1) / 2 };
  drawing.label(side.x, sideBuilding.y0 - 1.4, [`Nebengebäude, ${squareMetres(sideBuilding)}\u00a0m²`], 13);
  drawing.label(side.x, side.y, ['Lager'], 12);
  bays(drawing, -30, -29.6, 10, 'x');
  bays(drawing, -33.8, -22, 9, 'y');
  drawing.label(-16.5, -23.3, ['Stellplätze'], 14).label(-24, -11.5, ['Stellplätze', 'mit Ladesäulen'], 13);
  drawing
    .label(25.6, -9.6, ['Bestell-', 'punkte'], 12)
    .line([23.4, -9.6], [15.6, -9.6], colours.wall, 0.06, true);
  drawing
    .label(25.6, 0.5, ['Abhol-', 'fenster'], 12)
    .line([23.4, 0.5], [10.5, 0.5], colours.wall, 0.06, true);
  return drawing.scaleBar(18, -38, 10).svg('Grundriss des Drive-Restaurants');
}
