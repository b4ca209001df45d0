import { figures } from './rules.ts';

/** One of the ways in which everything can be arranged. */
export interface Variant {
  /** How the restaurant's long side lies. */
  long: 'along' | 'away';
  /** Rows of stalls between the street and the forecourt, with an aisle between two of them. */
  frontRows: 1 | 2 | 3 | 4;
  /** Rows of stalls beside the restaurant, within the loop of the lanes. */
  courtRows: 0 | 1 | 2;
  /** By how many stalls the rows along the street are longer than they need be. */
  longerBy: 0 | 1 | 2 | 3 | 4;
}

const f = figures;

/** What lies side by side along the street, from left to right, in metres: together the width that the variant needs. */
export const bandsAcross = ({ long, courtRows, longerBy }: Variant) => ({
  greenLeft: f.greenStrip,
  windowLane: f.windowLane,
  windowGap: f.windowGap,
  building: long === 'along' ? f.restaurantLong : f.restaurantShort,
  walk: f.laneGap,
  longer: longerBy * f.stallWidth,
  courtLeft: courtRows > 0 ? f.stallDepth : 0,
  courtAisle: courtRows > 0 ? f.aisle : 0,
  courtRight: courtRows > 1 ? f.stallDepth : 0,
  courtEdge: courtRows > 0 ? f.stallEdge : 0,
  orderLanes: f.lanes * f.laneWidth + f.laneIsland,
  sideBuildingGap: f.sideBuildingGap,
  sideBuilding: f.sideBuildingWidth,
  greenRight: f.greenStrip,
});

/** What lies one behind the other, away from the street, in metres: together the depth that the variant needs. */
export const bandsAway = ({ long, frontRows }: Variant) => ({
  greenFront: f.greenStrip,
  row1: f.stallDepth,
  aisle1: f.aisle,
  row2: frontRows > 1 ? f.stallDepth : 0,
  row3: frontRows > 2 ? f.stallDepth : 0,
  aisle2: frontRows > 2 ? f.aisle : 0,
  row4: frontRows > 3 ? f.stallDepth : 0,
  forecourt: f.forecourt,
  building: long === 'along' ? f.restaurantShort : f.restaurantLong,
  backGap: f.laneGap,
  backLanes: f.lanes * f.laneWidth,
  greenBack: f.greenStrip,
});

/** From where to where a band reaches, in metres from the plot's left or front boundary. */
export interface Reach {
  start: number;
  end: number;
}

/** Where each band lies. One of which the variant has none begins and ends where the next one begins. */
export function reachesOf<Name extends string>(bands: Record<Name, number>): Record<Name, Reach> {
  let end = 0;
  const reaches = Object.entries<number>(bands).map(([name, size]) => {
    const start = end;
    end += size;
    return [name, { start, end }];
  });
  return Object.fromEntries(reaches);
}

/** Metres of all bands together. */
export const sizeOf = (bands: Record<string, number>): number =>
  Object.values(bands).reduce((sum, size) => sum + size, 0);
