import type { Grid } from './grid.ts';
import type { Part } from './part.ts';
import { figures } from './rules.ts';

/** A point of the middle of a lane, in metres; a lane bends around it with this radius. */
export interface CoursePoint {
  x: number;
  y: number;
  radius?: number;
}

/** The middle of a lane in the direction of travel. */
export interface Course {
  width: number;
  points: CoursePoint[];
}

/** Over how many metres the outer lane joins the inner one. */
const MERGE = 6;
/** The merged lane runs straight for so long before it bends. */
const STRAIGHT = 1;

/** The areas of the two lanes around the restaurant, the corners square. */
export function laneParts({ across, away }: Grid): Part[] {
  const { windowLane, orderLanes } = across;
  const { forecourt, backLanes } = away;
  const wide = figures.laneWidth;
  const lane = (x: number, end: number, y: number, top: number): Part => ({
    kind: 'lane',
    x,
    y,
    width: end - x,
    depth: top - y,
  });
  const middle = backLanes.start + wide;
  return [
    lane(orderLanes.start, orderLanes.start + wide, forecourt.start, middle),
    lane(orderLanes.end - wide, orderLanes.end, forecourt.start, backLanes.end),
    lane(windowLane.start, orderLanes.start, backLanes.start, middle),
    lane(windowLane.start, orderLanes.end - wide, middle, backLanes.end),
    lane(windowLane.start, windowLane.end, forecourt.start, backLanes.start),
  ];
}

/**
 * How cars go around the restaurant: the driver, who sits on the left, has it on that side. Both lanes have an order
 * post; behind the house they become one, which passes the windows.
 */
export function coursesOf({ across, away }: Grid): Course[] {
  const { windowLane, orderLanes } = across;
  const { forecourt, backLanes } = away;
  const wide = figures.laneWidth;
  const inner = figures.laneInnerRadius;
  const start = forecourt.start;
  const innerX = orderLanes.start + wide / 2;
  const outerX = orderLanes.end - wide / 2;
  const innerY = backLanes.start + wide / 2;
  const outerY = backLanes.end - wide / 2;
  const windowX = (windowLane.start + windowLane.end) / 2;
  const merged = backLanes.start + figures.windowLane / 2;
  const bend = inner + figures.windowLane / 2;
  const joined = windowX + bend + STRAIGHT;
  const corner = inner + wide / 2;
  return [
    {
      width: wide,
      points: [
        { x: innerX, y: start },
        { x: innerX, y: innerY, radius: corner },
        { x: joined, y: innerY },
      ],
    },
    {
      width: wide,
      points: [
        { x: outerX, y: start },
        { x: outerX, y: outerY, radius: corner + wide },
        { x: joined + MERGE, y: outerY },
        { x: joined, y: merged },
      ],
    },
    {
      width: figures.windowLane,
      points: [
        { x: joined, y: merged },
        { x: windowX, y: merged, radius: bend },
        { x: windowX, y: start },
      ],
    },
  ];
}

/** How many cars find room in the lanes, one behind the other. */
export function waitingCars(courses: readonly Course[]): number {
  return courses
    .map(({ points }) =>
      points.slice(1).reduce((length, { x, y }, index) => {
        const before = points[index] as CoursePoint;
        return length + Math.hypot(x - before.x, y - before.y);
      }, 0),
    )
    .reduce((cars, length) => cars + Math.floor(length / figures.waitingCar), 0);
}
