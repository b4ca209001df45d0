/** Restaurants that a plot, a shop or a project may become. */
export type Concept = 'driveThrough' | 'inStore' | 'individual';

/** How well an answer, or all of them, meets what is published. */
export type Rating = 'fits' | 'may' | 'not';

/**
 * What the site publishes about plots and premises: lengths in m, areas in m². Two figures are published in two readings,
 * and both count: who meets the lower one is not turned away, and is told of the other.
 */
export const requirements = {
  driveThrough: {
    /** The concept's page says 2,500; /akquise, where it is about buying, 3,000. */
    plot: { least: 2500, toBuy: 3000 },
    /** The restaurant with its terrace. */
    building: 500,
    sideBuilding: { least: 30, most: 40 },
    lanes: 2,
  },
  inStore: {
    /** The concept's page. */
    floor: { least: 350, most: 500 },
    /** /akquise. */
    largeFloor: { least: 500, most: 700 },
    inhabitants: 100_000,
  },
} as const;

/**
 * How far below a published figure it is still worth a talk: a neighbour may sell a strip, a wall may go. Our own rule, no
 * published one.
 */
export const NEARLY = 0.8;
