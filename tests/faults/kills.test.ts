/** @jest-environment node */
import { runKills } from './kill-run.ts';
import { nothingLost } from './records.ts';

// The long run is `npm run test:faults`.
it('an offer that was answered with 201 survives kills of the service, and leaves nothing half behind', async () => {
  const run = await runKills({ kills: 4, seed: 7 });
  expect(run).toMatchObject({
    ...nothingLost,
    acknowledged: run.offers,
    acknowledgedDocuments: run.documents,
    leftovers: 0,
    leftoversAfterStarts: 0,
    unexpectedAnswers: [],
  });
  expect(run.offers).toBeGreaterThan(0);
  expect(run.documents).toBeGreaterThan(0);
});
