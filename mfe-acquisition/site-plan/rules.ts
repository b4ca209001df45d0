/** Where a figure stands: a published document with the place in it, or our own choice. */
export interface Source {
  document: string;
  section?: string;
}

/** One figure of the plan. */
export interface Rule {
  value: number;
  unit: 'm' | 'm²' | 'H' | '%' | 'Stück';
  source: Source;
}

const own: Source = { document: 'eigene Planungsannahme' };
const wanted: Source = { document: 'unsere veröffentlichten Anforderungen an Drive-Standorte' };
const ear: Source = { document: 'EAR 05 (FGSV)', section: 'Pkw, Senkrechtaufstellung' };
const car: Source = { document: 'RASt 06 (FGSV)', section: 'Bemessungsfahrzeug Pkw' };
const sight: Source = { document: 'RASt 06 (FGSV)', section: '6.3.9.3, Anfahrsicht bei 50 km/h' };
const distance: Source = { document: 'Musterbauordnung', section: '§ 6 Abs. 5' };
const sealing: Source = { document: 'BauNVO', section: '§ 19 Abs. 4, Kappungsgrenze' };

/**
 * Every figure from which a plan is made, with its source. Lengths of the plan are multiples of 0.5 m, so that sums of
 * them are exact.
 */
export const rules = {
  smallestPlot: { value: 2_500, unit: 'm²', source: wanted },
  restaurantArea: { value: 500, unit: 'm²', source: wanted },
  restaurantLong: { value: 25, unit: 'm', source: own },
  restaurantShort: { value: 20, unit: 'm', source: own },
  restaurantHeight: { value: 5, unit: 'm', source: own },
  terraceWidth: { value: 14, unit: 'm', source: own },
  forecourt: { value: 5, unit: 'm', source: own },
  pathWidth: { value: 3, unit: 'm', source: own },
  sideBuildingSmallest: { value: 30, unit: 'm²', source: wanted },
  sideBuildingLargest: { value: 40, unit: 'm²', source: wanted },
  sideBuildingWidth: { value: 4.5, unit: 'm', source: own },
  sideBuildingDepth: { value: 8, unit: 'm', source: own },
  sideBuildingGap: { value: 1, unit: 'm', source: own },
  lanes: { value: 2, unit: 'Stück', source: wanted },
  laneWidth: { value: 3, unit: 'm', source: own },
  laneIsland: { value: 1, unit: 'm', source: own },
  windowLane: { value: 3.5, unit: 'm', source: own },
  windowGap: { value: 1, unit: 'm', source: own },
  laneGap: { value: 2, unit: 'm', source: own },
  laneInnerRadius: { value: 4, unit: 'm', source: own },
  cornerClearance: { value: 0.3, unit: 'm', source: own },
  carWidth: { value: 1.76, unit: 'm', source: car },
  carTurningRadius: { value: 5.85, unit: 'm', source: car },
  waitingCar: { value: 6, unit: 'm', source: own },
  stallWidth: { value: 2.5, unit: 'm', source: ear },
  stallDepth: { value: 5, unit: 'm', source: ear },
  aisle: { value: 6, unit: 'm', source: ear },
  accessibleStall: { value: 3.5, unit: 'm', source: { document: 'DIN 18040-1', section: '4.2.2' } },
  stallsPerAccessible: { value: 30, unit: 'Stück', source: own },
  fewestStalls: { value: 12, unit: 'Stück', source: own },
  mostStalls: { value: 60, unit: 'Stück', source: own },
  stallEdge: { value: 1, unit: 'm', source: own },
  boundary: { value: 3, unit: 'm', source: distance },
  boundaryOfHeight: { value: 0.4, unit: 'H', source: distance },
  greenStrip: { value: 3, unit: 'm', source: own },
  accessToCorner: { value: 8, unit: 'm', source: own },
  sightDepth: { value: 3, unit: 'm', source: sight },
  sightLength: { value: 70, unit: 'm', source: sight },
  sealed: { value: 80, unit: '%', source: sealing },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** The figures alone, by name. */
export const figures = Object.fromEntries(
  Object.entries(rules).map(([name, { value }]) => [name, value]),
) as Record<RuleName, number>;
