import { pressedControls, pressOnce } from '../harness/press-moments.ts';
import { expect } from '../harness/test.ts';
import { test } from './shared-site.ts';

/** With a processor that is slowed down four times, every page answers well before this. */
const LAST_MOMENT_MS = 600;
const STEP_MS = 20;

test.use({ geolocation: { latitude: 52.520812, longitude: 13.409481 }, permissions: ['geolocation'] });

for (const control of pressedControls) {
  test(`${control.name}, pressed every ${STEP_MS} ms from the first paint on, does its work once each time`, async ({
    context,
  }) => {
    test.setTimeout(180_000);
    const lost: string[] = [];
    for (let wait = 0; wait <= LAST_MOMENT_MS; wait += STEP_MS) {
      await pressOnce(context, control, wait).catch((error: Error) =>
        lost.push(`${wait} ms: ${error.message}`),
      );
    }
    expect(lost).toEqual([]);
  });
}
