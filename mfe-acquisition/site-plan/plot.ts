/** On which side of the plot the street lies. */
export const sides = ['nord', 'ost', 'sued', 'west'] as const;
export type Side = (typeof sides)[number];

/** A plot as its owner describes it: a rectangle, in metres, to whole centimetres. */
export interface Plot {
  /** Along the street. */
  width: number;
  /** Away from the street. */
  depth: number;
  street: Side;
  /** Whether another street passes on the right, as seen from the street. */
  corner: boolean;
}

/** What a side of a plot may measure, in metres. */
export const limits = { smallest: 10, largest: 300 } as const;

/** Shown before anybody has asked. */
export const examplePlot: Plot = { width: 60, depth: 50, street: 'sued', corner: false };

/** Whole centimetres, in which lengths can be compared. */
export const centimetres = (metres: number): number => Math.round(metres * 100);
