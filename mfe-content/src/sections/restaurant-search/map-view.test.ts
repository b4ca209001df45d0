import { mapSize, placeAt, project } from '../../../restaurants/projection.ts';
import { type Pin, pinRadius, pinsOf, searchedArea, viewOf } from './map-view.ts';

const berlin = { lat: 52.52, lng: 13.41 };
const munich = { lat: 48.14, lng: 11.58 };

describe('the map', () => {
  it('says of each of its points which place it shows', () => {
    for (const place of [berlin, munich]) {
      const { lat, lng } = placeAt(project(place));
      expect(lat).toBeCloseTo(place.lat, 9);
      expect(lng).toBeCloseTo(place.lng, 9);
    }
    expect(placeAt({ x: 0, y: 0 }).lng).toBeCloseTo(5.72, 9);
    expect(placeAt({ x: 0, y: 0 }).lat).toBeCloseTo(55.13, 9);
  });

  it('has all of Germany on it', () => {
    for (const place of [
      { lat: 55.06, lng: 8.4 },
      { lat: 47.28, lng: 10.2 },
      { lat: 51.05, lng: 5.87 },
      { lat: 51.27, lng: 15.04 },
    ]) {
      const { x, y } = project(place);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(mapSize.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(mapSize.height);
    }
  });

  it('is shown whole without hits, and as near as the hits allow with some', () => {
    expect(viewOf([], null)).toEqual({ x: 0, y: 0, ...mapSize });
    const both = viewOf([berlin, munich], null);
    const one = viewOf([berlin], null);
    expect(one.width).toBeLessThan(both.width);
    expect(both.width).toBeLessThan(mapSize.width);
    for (const view of [one, both]) {
      expect(view.width / view.height).toBeCloseTo(mapSize.width / mapSize.height, 5);
      const { x, y } = project(berlin);
      expect(x).toBeGreaterThan(view.x);
      expect(x).toBeLessThan(view.x + view.width);
      expect(y).toBeGreaterThan(view.y);
      expect(y).toBeLessThan(view.y + view.height);
    }
  });

  it('never shows what is beyond its edges', () => {
    const view = viewOf([{ lat: 54.9, lng: 8.3 }], null);
    expect(view.x).toBeGreaterThanOrEqual(0);
    expect(view.y).toBeGreaterThanOrEqual(0);
  });

  it('gives hits that would cover one another one pin', () => {
    const hits = [berlin, munich, { lat: 52.521, lng: 13.411 }];
    const pins = pinsOf(hits, viewOf(hits, null));
    expect(pins.map((pin) => pin.hits)).toEqual([[0, 2], [1]]);
    const [first, second] = pins as [Pin, Pin];
    const radius = pinRadius(viewOf(hits, null));
    expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(2 * radius);
  });

  it('draws the searched area as wide as it is', () => {
    const { x, y, r } = searchedArea(berlin, 111.2);
    const north = project({ lat: berlin.lat + 1, lng: berlin.lng });
    expect(north.x).toBeCloseTo(x, 6);
    expect(y - north.y).toBeCloseTo(r, 6);
  });
});
