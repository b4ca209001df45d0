import { smallestFrontage } from '../site-plan/smallest-plots.ts';
import { LANES_FRONTAGE } from './lanes-frontage.ts';

test('the check and the site plan agree about how much street two lanes need', () => {
  expect(LANES_FRONTAGE).toBe(smallestFrontage());
});
