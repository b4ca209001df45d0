/** @jest-environment node */
import { timeToStore } from './time-to-store.ts';

it.each([
  ['at once', 0, 20_000],
  ['after a long inspection', 35_000, 15_000],
  ['after all that could be slow was', 45_000, 10_000],
])('what is stored %s has its time, and its sender an answer before they give up', (_when, passed, time) => {
  expect(timeToStore(1000, 1000 + passed)).toBe(time);
});
